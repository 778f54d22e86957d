import { Slider } from "radix-ui";
import { m } from "#messages";

interface RangeSliderProps {
  label: string;
  /** The last of its stops; the first is 0. */
  last: number;
  ends: [number, number];
  nameOf: (stop: number) => string;
  onMove: (from: number, to: number) => void;
}

/** A rail with two ends that are dragged or moved by keys. */
export function RangeSlider({ label, last, ends, nameOf, onMove }: RangeSliderProps) {
  return (
    <Slider.Root
      className="relative flex h-5 touch-none items-center select-none max-md:h-11"
      min={0}
      max={last}
      minStepsBetweenThumbs={1}
      value={ends}
      onValueChange={([from = 0, to = last]) => onMove(from, to)}
    >
      <Slider.Track className="relative h-1 grow rounded-full bg-border-strong">
        <Slider.Range className="absolute h-full rounded-full bg-primary forced-colors:bg-[Highlight]" />
      </Slider.Track>
      {ends.map((stop, at) => (
        <Slider.Thumb
          key={at === 0 ? "from" : "to"}
          aria-label={`${label}: ${at === 0 ? m.ui_filter_from() : m.ui_filter_to()}`}
          aria-valuetext={nameOf(stop)}
          className="block size-5 cursor-grab rounded-full border-2 border-primary bg-surface shadow-sm active:cursor-grabbing max-md:size-6 forced-colors:bg-[Highlight]"
        />
      ))}
    </Slider.Root>
  );
}
