import { ChevronDown } from "lucide-react";
import { Accordion as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

interface AccordionProps {
  items: readonly { value: string; title: ReactNode; content: ReactNode }[];
  /** Open at first; several may be open at once. */
  defaultOpen?: readonly string[];
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** Titles that open onto their text. */
export function Accordion({ items, defaultOpen, headingLevel = 3, className }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Primitive.Root
      type="multiple"
      defaultValue={[...(defaultOpen ?? [])]}
      className={cn("border-y border-border", className)}
    >
      {items.map((item) => (
        <Primitive.Item key={item.value} value={item.value} className="border-border not-first:border-t">
          <Primitive.Header asChild>
            <Heading>
              <Primitive.Trigger className="group flex min-h-12 w-full items-center justify-between gap-4 py-3 text-left font-semibold">
                {item.title}
                <ChevronDown
                  aria-hidden
                  className="size-4 shrink-0 text-muted-foreground transition-transform duration-200 group-data-[state=open]:rotate-180"
                />
              </Primitive.Trigger>
            </Heading>
          </Primitive.Header>
          <Primitive.Content className="anim-accordion overflow-hidden">
            <div className="pb-5 text-muted-foreground">{item.content}</div>
          </Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
