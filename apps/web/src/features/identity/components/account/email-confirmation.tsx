import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { useEffect } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Skeleton } from "#shared/ui/skeleton.tsx";
import { accountQueries } from "../../account.queries.ts";
import { isRefused, minutesToWait } from "../../hooks/failure.ts";

// The server takes no token outside these lengths; such a link was cut on its way.
const isWhole = (token: string): boolean => token.length >= 16 && token.length <= 512;

/** Uses the link that was sent to a new address, once the page runs; works in any browser, signed in or not. */
export function EmailConfirmation({ token }: { token: string }) {
  const isHydrated = useHydrated();
  const queryClient = useQueryClient();
  const { isSuccess, isError, isFetching, error, refetch } = useQuery({
    ...accountQueries.confirmation(token),
    enabled: isHydrated && isWhole(token),
  });
  useEffect(() => {
    if (!isSuccess) return;
    void queryClient.invalidateQueries({ queryKey: accountQueries.all() });
    void queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey });
  }, [isSuccess, queryClient]);
  if (isSuccess) {
    return (
      <Alert tone="success" live className="mt-6">
        {m.account_confirm_done()}
      </Alert>
    );
  }
  const isInvalid = !isWhole(token) || (isError && isRefused(error) && minutesToWait(error) === undefined);
  if (isInvalid || isError) {
    return (
      <Alert
        tone={isInvalid ? "danger" : "warning"}
        live
        className="mt-6"
        title={m.account_confirm_title()}
        action={
          !isInvalid && (
            <Button variant="outline" size="sm" pending={isFetching} onClick={() => void refetch()}>
              {m.ui_try_again()}
            </Button>
          )
        }
      >
        {isInvalid ? m.account_confirm_invalid() : errorText(error)}
      </Alert>
    );
  }
  return (
    <div role="status" className="mt-6 grid gap-3">
      <p className="text-muted-foreground">{m.account_confirm_working()}</p>
      <Skeleton className="h-14 w-full rounded-md" />
    </div>
  );
}
