const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const units: readonly (readonly [number, string])[] = [
  [dayMs, 'day'],
  [hourMs, 'hour'],
  [minuteMs, 'minute'],
];

/**
 * The time since an instant (ms), in the back office's English and its largest unit: "3 hours ago".
 */
export function formatAge(ms: number): string {
  const unit = units.find(([length]) => ms >= length);
  if (unit === undefined) return 'just now';
  const count = Math.floor(ms / unit[0]);
  return `${count} ${unit[1]}${count === 1 ? '' : 's'} ago`;
}
