import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { m } from "#messages";
import { isChunkLoadFailure } from "#shared/errors/chunk-load-failure.ts";
import { isLoadingFailure } from "#shared/errors/loading-failure.ts";
import { reportError } from "#shared/errors/report-error.ts";
import { Button } from "../button.tsx";
import { cn } from "../class-names.ts";

interface WidgetBoundaryProps {
  /** `icon` leaves one small button where the widget stood: for what lives in the header. */
  size?: "block" | "icon";
  /** A change of it (the page's address, say) gives the widget another chance by itself. */
  resetKey?: string | undefined;
  className?: string | undefined;
  /** What it says of a failure that is not one of loading, instead of the general words. */
  words?: (failure: unknown) => { title: string; text: string };
  children: ReactNode;
}

/** Around every part of a page that can fail on its own: the rest of the page stands (specification 8, error screens). */
export function WidgetBoundary(props: WidgetBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Boundary key={props.resetKey} {...props} onReset={reset} />}
    </QueryErrorResetBoundary>
  );
}

class Boundary extends Component<WidgetBoundaryProps & { onReset: () => void }, { failure: unknown }> {
  override state: { failure: unknown } = { failure: undefined };

  static getDerivedStateFromError(failure: unknown) {
    return { failure: failure ?? new Error("unknown") };
  }

  override componentDidCatch(failure: unknown, info: ErrorInfo) {
    reportError(failure, info.componentStack);
  }

  retry = () => {
    // A part that could not be downloaded comes with a fresh page only: the browser remembers that the module failed.
    if (isChunkLoadFailure(this.state.failure)) window.location.reload();
    this.props.onReset();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    const general = { title: m.error_screen_title(), text: m.error_screen_text() };
    const { title, text } = isLoadingFailure(failure)
      ? { title: m.error_loading_title(), text: m.error_loading_text() }
      : (this.props.words?.(failure) ?? general);
    return (
      <WidgetFailure
        title={title}
        text={text}
        onRetry={this.retry}
        size={this.props.size ?? "block"}
        className={this.props.className}
      />
    );
  }
}

interface WidgetFailureProps {
  title: string;
  text: string;
  onRetry: () => void;
  size: "block" | "icon";
  className: string | undefined;
}

function WidgetFailure({ title, text, onRetry, size, className }: WidgetFailureProps) {
  const retry = m.error_screen_retry();
  if (size === "icon") {
    const label = `${title}. ${retry}`;
    return (
      <Button variant="ghost" size="icon" aria-label={label} title={label} onClick={onRetry} className={className}>
        <RotateCw className="text-danger" />
      </Button>
    );
  }
  return (
    <div role="alert" className={cn("grid justify-items-start gap-3 rounded-lg bg-danger-soft p-5", className)}>
      <div className="grid gap-1">
        <p className="font-semibold text-danger">{title}</p>
        <p className="text-[0.9375rem] text-pretty">{text}</p>
      </div>
      <Button variant="outline" size="sm" onClick={onRetry}>
        <RotateCw />
        {retry}
      </Button>
    </div>
  );
}
