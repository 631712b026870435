import type { ReactNode } from 'react';
import { event as eventClass, note, time, title } from './Timeline.css.ts';

/** Something that happened. */
export type TimelineEvent = {
  readonly id: string;
  readonly title: ReactNode;
  /** The time for people, and for machines in ISO 8601. */
  readonly time: string;
  readonly dateTime: string;
  /** Who did it, or why. */
  readonly note?: string;
};

/** What a timeline takes: the events, newest first. */
export type TimelineProps = {
  readonly label: string;
  readonly events: readonly TimelineEvent[];
};

/** What happened to one thing, newest first. The first event is how it stands now. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {events.map((event, index) => (
        <li key={event.id} className={eventClass} aria-current={index === 0 ? 'step' : undefined}>
          <span className={title}>{event.title}</span>
          <time className={time} dateTime={event.dateTime}>
            {event.time}
          </time>
          {event.note !== undefined && <span className={note}>{event.note}</span>}
        </li>
      ))}
    </ol>
  );
}
