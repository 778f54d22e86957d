/** What a page that shows the account asks for before it is seen. */
export { accountQueries } from "./account.queries.ts";
