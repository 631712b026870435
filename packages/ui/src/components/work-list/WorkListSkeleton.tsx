import { Card } from '../card/index.ts';
import { Skeleton, SkeletonStatus } from '../skeleton/index.ts';
import { Stack } from '../stack/index.ts';
import {
  item,
  line,
  list,
  mark,
  note,
  pane,
  side,
  title,
  words,
  workList,
} from './WorkList.css.ts';

export type WorkListSkeletonProps = {
  /** Announced to a screen reader: "Loading transfers". */
  readonly label: string;
};

export type WorkPaneSkeletonProps = {
  /** Announced to a screen reader: "Loading the transfer". */
  readonly label: string;
};

const rows = 3;
const facts = 6;

/** The shape of a queue and its pane while they load. */
export function WorkListSkeleton({ label }: WorkListSkeletonProps) {
  return (
    <div>
      <SkeletonStatus label={label} />
      <div aria-hidden="true" className={workList}>
        <div className={side}>
          <div className={list}>
            {Array.from({ length: rows }, (_, at) => (
              <div key={at} className={item}>
                <span className={mark({ tone: 'neutral' })} />
                <span className={words}>
                  <Line of={title} />
                  <Line of={note} />
                </span>
              </div>
            ))}
          </div>
        </div>
        <div className={pane}>
          <Card>
            <Facts />
          </Card>
        </div>
      </div>
    </div>
  );
}

/** The shape of the pane alone, while the details of a chosen item load. */
export function WorkPaneSkeleton({ label }: WorkPaneSkeletonProps) {
  return (
    <div>
      <SkeletonStatus label={label} />
      <Facts />
    </div>
  );
}

function Line({ of }: { readonly of: string }) {
  return (
    <span className={line}>
      <span className={of}>
        <Skeleton width="medium" />
      </span>
      <span className={of}>
        <Skeleton width="short" />
      </span>
    </span>
  );
}

function Facts() {
  return (
    <Stack gap={20}>
      {Array.from({ length: facts }, (_, at) => (
        <Skeleton key={at} width={at % 2 === 0 ? 'full' : 'long'} />
      ))}
      <Skeleton height="control" />
    </Stack>
  );
}
