import { useEffect, useState } from 'react';
import type { CarryOnByPhone, CarryOnByPhoneProps } from './CarryOnByPhone.tsx';
import { desk } from './desk.css.ts';

/** At a desk, how to carry on by phone. A phone never fetches the code's script. */
export function CarryOn({ url }: CarryOnByPhoneProps) {
  const [loaded, setLoaded] = useState<{ readonly View: typeof CarryOnByPhone }>();
  useEffect(() => {
    const media = matchMedia(desk);
    const load = async () => {
      if (!media.matches) return;
      // The form works without it, so a failure is ignored.
      const late = await import('./CarryOnByPhone.tsx').catch(() => undefined);
      if (late) setLoaded({ View: late.CarryOnByPhone });
    };
    const onChange = () => void load();
    onChange();
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, []);
  return loaded && <loaded.View url={url} />;
}
