import { useRef, useState } from 'react';
import {
  Button as AriaButton,
  Label,
  Tag,
  TagGroup as AriaTagGroup,
  TagList,
} from 'react-aria-components';
import { Button } from '../button/index.ts';
import { CloseIcon, Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { say, sayWith } from '../../locale/language/index.ts';
import {
  group,
  label as labelClass,
  list,
  named,
  remove,
  tag as tagClass,
  tagText,
} from './TagGroup.css.ts';

/** One tag, with a text that is clear by itself: "Status: DONE". */
export type TagItem<Id extends string> = { readonly id: Id; readonly label: string };

/** Keep it mounted without tags: it draws nothing, and the focus stays in place. */
export type TagGroupProps<Id extends string> = {
  /** The name of the tags, shown before them: "Filters". */
  readonly label: string;
  readonly tags: readonly TagItem<Id>[];
  readonly onRemove: (id: Id) => void;
  /** Removes all of them; without it there is no such button. */
  readonly onClear?: () => void;
  readonly clearLabel?: string;
  /** Announced when a tag was removed. */
  readonly removedText?: (label: string) => string;
  /** Announced when all were removed. */
  readonly clearedText?: string;
};

/** Removable conditions: the applied filters. */
export function TagGroup<Id extends string>({
  label,
  tags,
  onRemove,
  onClear,
  clearLabel = say('Clear all'),
  removedText = (text) => sayWith('{text} removed', { text }),
  clearedText = say('All removed'),
}: TagGroupProps<Id>) {
  const place = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  const removeTag = (keys: ReadonlySet<unknown>) => {
    const gone = tags.find(({ id }) => keys.has(id));
    if (!gone) return;
    if (tags.length === 1) place.current?.focus();
    setNews(removedText(gone.label));
    onRemove(gone.id);
  };
  const clear = (remover: () => void) => {
    place.current?.focus();
    setNews(clearedText);
    remover();
  };
  return (
    <div ref={place} tabIndex={-1} className={group}>
      {tags.length > 0 && (
        <AriaTagGroup onRemove={removeTag} className={named}>
          <Label className={labelClass}>{label}</Label>
          <TagList items={tags} className={list}>
            {({ id, label: text }) => (
              <Tag id={id} textValue={text} className={tagClass}>
                <span className={tagText}>{text}</span>
                <AriaButton slot="remove" className={remove}>
                  <Icon glyph={CloseIcon} size={16} />
                </AriaButton>
              </Tag>
            )}
          </TagList>
        </AriaTagGroup>
      )}
      {onClear && tags.length > 0 && (
        <Button variant="ghost" size="sm" onPress={() => clear(onClear)}>
          {clearLabel}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
}
