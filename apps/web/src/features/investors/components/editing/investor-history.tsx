import { INVESTOR_FORM } from "@kerkis/contract/investors/profile.form.ts";
import { m } from "#messages";
import { RecordHistory } from "#shared/forms/record-history.tsx";
import { useList } from "#shared/lists/use-list.ts";
import { Sheet } from "#shared/ui/overlays/sheet.tsx";
import { investorsQueries } from "../../investors.queries.ts";

interface InvestorHistoryProps {
  investorId: string;
  onClose: () => void;
}

/** Who changed what of an investor, the latest first. */
export function InvestorHistory({ investorId, onClose }: InvestorHistoryProps) {
  const list = useList(investorsQueries.history(investorId));
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={m.investors_history()} className="sm:w-[36rem]">
      <div className="px-5 pt-3 pb-8">
        <RecordHistory list={list} form={INVESTOR_FORM} />
      </div>
    </Sheet>
  );
}
