import { figureLine as line } from '../figure-line.ts';
import { median } from '../median.ts';
import { cpuSlowdown, network } from './load-pages.ts';
import type { Figures, Race } from './load-pages.ts';
import type { Forms, Weight } from './weigh.ts';
import type { StepWeight } from './weigh-steps.ts';

type Later = Readonly<Record<keyof Forms, readonly StepWeight[]>>;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The fetched files by time. */
export function describeWeight(
  { first, sent, preloaded, late, fonts }: Weight,
  later: Later,
): string {
  const whole = `${kilobytes(sent)} really sent, HTML included`;
  const steps = (flow: keyof Later, name: string) =>
    later[flow].map(({ step, bytes }, place) => {
      const all = place > 0 ? '' : `all of the flow ${kilobytes(preloaded[flow])}, preloaded`;
      return line(`${name}, ${step}`, kilobytes(bytes), 'at most 25 kB', all);
    });
  return [
    line('First load', kilobytes(first), 'at most 88 kB', whole),
    'What each later step needs more, by a walk that has nothing else:',
    ...steps('deposit', 'Deposit'),
    ...steps('withdrawal', 'Withdrawal'),
    line('Files fetched on the way', String(late), 'none'),
    line('Font files', String(fonts), 'none'),
  ].join('\n');
}

/** Our pages beside the bare one. */
export function describeRace({ ours, resumed, bare }: Race, rounds: number): string {
  const { latencyMs, down, up } = network;
  const compare = (what: string, aim: number, key: keyof Figures, raced = ours) => {
    const [mine, other] = [raced.map((each) => each[key]), bare.map((each) => each[key])];
    const ratio = median(mine) / median(other);
    const details = `${spread(mine)}, bare ${spread(other)}`;
    return line(what, `${ratio.toFixed(2)} ×`, `at most ${aim}`, details);
  };
  return [
    '',
    `Beside a bare React page, ${rounds} rounds: CPU ${cpuSlowdown} times slower, each request ${latencyMs} ms late, ` +
      `${down / 1000} kbit/s down, ${up / 1000} kbit/s up`,
    compare('First contentful paint', 0.6, 'paint'),
    compare('Interactive', 1.4, 'interactive'),
    compare('Total blocking time', 1.2, 'blocking'),
    'The same of a form that is opened again where it is paid:',
    compare('First contentful paint', 0.6, 'paint', resumed),
    compare('Interactive', 1.4, 'interactive', resumed),
    compare('Total blocking time', 1.2, 'blocking', resumed),
  ].join('\n');
}

/** The times of forms with a named method, in ms. */
export function describeRequisites(times: readonly number[]): string {
  const seconds = `${(median(times) / 1000).toFixed(2)} s`;
  return line(
    'Requisites with a named method, from navigation',
    seconds,
    'at most 1.8 s',
    spread(times),
  );
}

/** A median, and between what all are. */
function spread(values: readonly number[]): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  return `${middle.toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)})`;
}
