import { skeleton } from './Skeleton.css.ts';

/** The shape of the content that replaces it. */
export type SkeletonProps = {
  readonly height?: 'text' | 'headline' | 'badge' | 'control' | 'block';
  readonly width?: 'short' | 'medium' | 'long' | 'full';
};

/**
 * A pulsing placeholder in the shape of the content. Hidden from screen readers: also show one text
 * that says what is loading.
 */
export function Skeleton({ height = 'text', width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ height, width })} />;
}
