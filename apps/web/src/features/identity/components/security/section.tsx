import type { ReactNode } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";

interface CardProps {
  title: string;
  lead: ReactNode;
  /** A badge beside the title. */
  aside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

interface SectionProps<Data> extends Omit<CardProps, "children"> {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** One matter of the settings: title, a sentence, and what it shows. */
export function SectionCard({ title, lead, aside, actions, children }: CardProps) {
  return (
    <Card>
      <CardHeader>
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CardTitle>{title}</CardTitle>
            {aside}
          </div>
          <p className="mt-1 max-w-[42rem] text-pretty text-muted-foreground">{lead}</p>
        </div>
        {actions}
      </CardHeader>
      <CardBody>{children}</CardBody>
    </Card>
  );
}

/** The same, once what it is about is known. */
export function Section<Data>({ query, children, ...card }: SectionProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <SectionCard {...card}>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <Alert
          tone="danger"
          title={m.security_load_failed()}
          action={
            <Button variant="outline" size="sm" pending={isFetching} onClick={() => void refetch()}>
              {m.ui_try_again()}
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      ) : (
        <SectionSkeleton />
      )}
    </SectionCard>
  );
}

export function SectionSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-11 w-full rounded-md" />
      <Skeleton className="h-11 w-2/3 rounded-md" />
    </div>
  );
}
