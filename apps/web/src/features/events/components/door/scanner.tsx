import { ScanLine, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { codeReader } from "../../model/code-reader.ts";

const LOOK_EVERY_MS = 250;
/** The same code is not read again at once. */
const SAME_AFTER_MS = 3_000;

/** Reads the codes of tickets with the camera; where there is none it says what to do instead. */
export function Scanner({ onCode }: { onCode: (code: string) => void }) {
  const [state, setState] = useState<"idle" | "on" | "none">("idle");
  const video = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    if (state !== "on") return undefined;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    let last = { code: "", at: 0 };
    async function begin() {
      const read = await codeReader();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (isOver || !video.current) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      video.current.srcObject = stream;
      await video.current.play();
      let isReading = false;
      timer = setInterval(() => {
        if (!video.current || isReading) return;
        isReading = true;
        read(video.current)
          .then((code) => {
            if (!code || (code === last.code && Date.now() - last.at < SAME_AFTER_MS)) return;
            last = { code, at: Date.now() };
            tell(code);
          })
          .catch(() => undefined)
          .finally(() => (isReading = false));
      }, LOOK_EVERY_MS);
    }
    begin().catch(() => setState("none"));
    return () => {
      isOver = true;
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [state]);
  if (state === "none") return <Alert tone="warning">{m.events_door_no_camera()}</Alert>;
  return (
    <div className="grid gap-3">
      {state === "on" && (
        <video ref={video} muted playsInline className="h-62 w-full rounded-lg bg-stage object-cover" />
      )}
      <div>
        <Button
          variant={state === "on" ? "outline" : "primary"}
          onClick={() => setState(state === "on" ? "idle" : "on")}
        >
          {state === "on" ? <X /> : <ScanLine />}
          {state === "on" ? m.events_door_stop() : m.events_door_scan()}
        </Button>
      </div>
    </div>
  );
}
