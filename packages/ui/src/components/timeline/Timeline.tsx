import type { ReactNode } from 'react';
import { event as eventClass, note, time, title } from './Timeline.css.ts';

/** Something that happened. */
export type TimelineEvent = {
  readonly id: string;
  readonly title: ReactNode;
  /** The time for people, and for machines in ISO 8601. */
  readonly time: string;
  readonly dateTime: string;
  /** The author or the reason. */
  readonly note?: string;
};

/** Takes the events, newest first. */
export type TimelineProps = {
  readonly label: string;
  readonly events: readonly TimelineEvent[];
};

/** The history of one object, newest first. The first event is the current state. */
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
