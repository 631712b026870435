import { useState } from 'react';
import { durations } from '../src/theme/scale.ts';
import { Button } from '../src/components/button/index.ts';
import { Stack } from '../src/components/stack/index.ts';
import { code, sample } from './docs.css.ts';
import { runner, track } from './MotionSample.css.ts';

/** Each duration on a mark that runs to the other side and back. */
export function MotionSample() {
  const [isThere, setThere] = useState(false);
  return (
    <div className={`sb-unstyled ${sample}`}>
      <Stack gap={16} align="start">
        {(['state', 'enter'] as const).map((name) => (
          <div key={name} className={track}>
            <span className={code}>
              {name}, {durations[name]} ms
            </span>
            <div className={runner({ duration: name, isThere })} />
          </div>
        ))}
        <Button onPress={() => setThere(!isThere)}>Run to the other side</Button>
      </Stack>
    </div>
  );
}
