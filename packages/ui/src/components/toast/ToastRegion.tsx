import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { CloseIcon, ErrorIcon, Icon, InfoIcon, SuccessIcon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { say } from '../../locale/language/index.ts';
import { measureToasts } from './measure-toasts.ts';
import { toastQueue } from './queue.ts';
import type { ToastTone } from './queue.ts';
import { useReturnFromToasts } from './useReturnFromToasts.ts';
import { content, detail, region, text, toast as toastClass, toneIcon } from './Toast.css.ts';

const glyphs: Readonly<Record<ToastTone, Glyph>> = {
  success: SuccessIcon,
  error: ErrorIcon,
  info: InfoIcon,
};

/** The name of the close button; the region's own name includes the number of toasts. */
export type ToastRegionProps = { readonly closeLabel?: string };

/** Where toasts appear. Once per app; F6 moves to it and back. */
export function ToastRegion({ closeLabel = say('Close') }: ToastRegionProps) {
  useReturnFromToasts();
  return (
    // No name of ours: React Aria finds the region by its name's changing with the number of toasts, or F6 does not.
    <AriaToastRegion ref={measureToasts} queue={toastQueue} className={region}>
      {({ toast }) => (
        <AriaToast toast={toast} className={toastClass}>
          <span className={toneIcon({ tone: toast.content.tone })}>
            <Icon glyph={glyphs[toast.content.tone]} />
          </span>
          <ToastContent className={content}>
            <Text slot="title" className={text}>
              {toast.content.text}
            </Text>
            {toast.content.detail !== undefined && (
              <Text slot="description" className={detail}>
                {toast.content.detail}
              </Text>
            )}
          </ToastContent>
          <IconButton slot="close" icon={CloseIcon} label={closeLabel} size="sm" />
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
