import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { CENTRED, type Crop, cropPicture, cropSquare, dragCrop, ZOOM_MAX } from "./crop.ts";

interface AvatarCropperProps {
  file: File;
  pending: boolean;
  onCancel: () => void;
  onUnreadable: () => void;
  onCrop: (picture: Blob) => void;
}

/** Chooses the square of a picture: by dragging, or with three sliders that the keyboard moves too. */
export function AvatarCropper({ file, pending, onCancel, onUnreadable, onCrop }: AvatarCropperProps) {
  const picture = usePicture(file, onUnreadable);
  const [crop, setCrop] = useState(CENTRED);
  const [isMaking, setMaking] = useState(false);
  const isBusy = pending || isMaking;
  async function use() {
    if (!picture || isBusy) return;
    setMaking(true);
    try {
      onCrop(await cropPicture(picture, crop));
    } catch {
      onUnreadable();
    } finally {
      setMaking(false);
    }
  }
  const slide = (part: Partial<Crop>) => setCrop({ ...crop, ...part });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onCancel()}
      title={m.account_crop_title()}
      description={m.account_crop_text()}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onCancel} disabled={isBusy}>
            {m.ui_cancel()}
          </Button>
          <Button pending={isBusy} disabled={!picture} onClick={() => void use()}>
            {m.account_crop_use()}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <CropView picture={picture} crop={crop} onChange={setCrop} />
        <div className="grid gap-3">
          <Slider
            label={m.account_crop_zoom()}
            min={1}
            max={ZOOM_MAX}
            value={crop.zoom}
            onChange={(zoom) => slide({ zoom })}
          />
          <Slider label={m.account_crop_across()} min={0} max={1} value={crop.x} onChange={(x) => slide({ x })} />
          <Slider label={m.account_crop_down()} min={0} max={1} value={crop.y} onChange={(y) => slide({ y })} />
        </div>
      </div>
    </Dialog>
  );
}

/** The decoded picture, upright; null while it is read. */
function usePicture(file: File, onUnreadable: () => void): ImageBitmap | null {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const giveUp = useEffectEvent(onUnreadable);
  useEffect(() => {
    let isGone = false;
    createImageBitmap(file, { imageOrientation: "from-image" }).then(
      (read) => (isGone ? read.close() : setPicture(read)),
      () => {
        if (!isGone) giveUp();
      },
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  return picture;
}

interface CropViewProps {
  picture: ImageBitmap | null;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const PIXELS = 512;

function CropView({ picture, crop, onChange }: CropViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || !picture) return;
    const { left, top, side } = cropSquare(picture, crop);
    context.clearRect(0, 0, PIXELS, PIXELS);
    context.drawImage(picture, left, top, side, side, 0, 0, PIXELS, PIXELS);
  }, [picture, crop]);
  function move(event: PointerEvent<HTMLCanvasElement>) {
    if (!last.current || !picture) return;
    const [dx, dy] = [event.clientX - last.current.x, event.clientY - last.current.y];
    last.current = { x: event.clientX, y: event.clientY };
    onChange(dragCrop(picture, crop, { dx, dy, shown: event.currentTarget.clientWidth }));
  }
  return (
    <canvas
      ref={canvas}
      width={PIXELS}
      height={PIXELS}
      role="img"
      aria-label={m.account_crop_preview()}
      className="mx-auto aspect-square w-full max-w-64 cursor-grab touch-none rounded-full bg-muted-2 shadow-[0_0_0_1px_var(--border-strong)] active:cursor-grabbing"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        last.current = null;
      }}
      onPointerCancel={() => {
        last.current = null;
      }}
    />
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, min, max, value, onChange }: SliderProps) {
  return (
    <label className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] items-center gap-3 text-[0.9375rem]">
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 100}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full min-w-0 accent-primary"
      />
    </label>
  );
}
