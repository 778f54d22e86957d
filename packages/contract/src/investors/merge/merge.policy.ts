/** Facts that are chosen one by one when two investors become one, in the order they are shown, with the columns that each is. */
export const MERGED_COLUMNS = {
  name: ["company_name"],
  type: ["type"],
  logo_url: ["logo_url"],
  website_url: ["website_url"],
  city: ["city"],
  description: ["description"],
  thesis: ["thesis"],
  stages: ["stages"],
  countries: ["countries"],
  industries: ["industries"],
  /** An amount is nothing without its currency, and «from» nothing without «to». */
  ticket: ["ticket_min", "ticket_max", "currency"],
} as const;
export type InvestorMergeField = keyof typeof MERGED_COLUMNS;
export const INVESTOR_MERGE_FIELDS = Object.keys(MERGED_COLUMNS) as [InvestorMergeField, ...InvestorMergeField[]];
