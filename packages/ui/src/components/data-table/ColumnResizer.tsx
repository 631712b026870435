import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { sayWith } from '../../locale/language/index.ts';
import { handle } from './ColumnResizer.css.ts';
import { clampWidth, keyStep, maxWidth, minWidth } from './column-widths.ts';

type ColumnResizerProps = {
  /** The heading of the column. */
  readonly header: string;
  /** Shows a width in CSS pixels while it changes. */
  readonly onDraw: (width: number) => void;
  /** The width that stays; undefined for that of the content. */
  readonly onKeep: (width: number | undefined) => void;
};

/** A drag: the width and the place of the pointer at its start. */
type Drag = { readonly width: number; readonly x: number };

const steps: Readonly<Partial<Record<string, number>>> = {
  ArrowLeft: -keyStep,
  ArrowRight: keyStep,
};

/** The edge of a column: dragged by mouse or finger, or moved by the arrows. */
export function ColumnResizer({ header, onDraw, onKeep }: ColumnResizerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(null);
  /* Measured when it is focused or dragged: before, nothing shows it. */
  const [width, setWidth] = useState(minWidth);
  const measured = () => ref.current?.parentElement?.getBoundingClientRect().width ?? minWidth;
  const measure = () => setWidth(Math.round(measured()));

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    // No selection of text, and the focus stays where it is.
    event.preventDefault();
    ref.current?.setPointerCapture(event.pointerId);
    drag.current = { width: measured(), x: event.clientX };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (!drag.current) return;
    const drawn = clampWidth(drag.current.width + clientX - drag.current.x);
    setWidth(drawn);
    onDraw(drawn);
  };
  const onPointerEnd = ({ clientX }: PointerEvent) => {
    const isMoved = drag.current !== null && drag.current.x !== clientX;
    drag.current = null;
    if (isMoved) onKeep(width);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') onKeep(undefined);
    if (step === undefined) return;
    event.preventDefault();
    const kept = clampWidth(measured() + step);
    setWidth(kept);
    onKeep(kept);
  };
  return (
    <div
      ref={ref}
      role="separator"
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={sayWith('Width of {header}', { header })}
      aria-valuenow={width}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuetext={sayWith('{width} pixels', { width })}
      className={handle}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onKeyDown={onKeyDown}
      onFocus={measure}
      onDoubleClick={() => onKeep(undefined)}
    />
  );
}
