import { useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { fieldNameOf } from './field-problem.ts';
import type { FieldProblem } from './field-problem.ts';
import { useServerErrors } from './useServerErrors.ts';
import { shownError, wrongFields } from './wrong-fields.ts';
import type { WrongField } from './wrong-fields.ts';

type Problems = readonly FieldProblem[] | undefined;

type Found = {
  readonly fields: readonly WrongField[];
  /** Problems with fields that show no error: unknown fields, or a switch. */
  readonly others: readonly string[];
  /** The server response that the problems belong to. */
  readonly since: Problems;
  /** Counts the results, so that each is announced. */
  readonly count: number;
};

/** The known problems of a form, and the function that looks for them. */
export type FormProblems = Omit<Found, 'since'> & {
  /** By the name of the field, for the fields to show. */
  readonly byName: Record<string, string[]>;
  readonly onInvalid: (event: FormEvent) => void;
  readonly forget: () => void;
};

const nothing = { fields: [], others: [] };

/**
 * Finds the problems of a form when it could not be submitted, and when the server responds.
 * @param hasSummary whether invalid fields are listed; if not, the first one gets the focus
 */
export function useFormProblems(
  formRef: RefObject<HTMLFormElement | null>,
  problems: Problems,
  hasSummary: boolean,
): FormProblems {
  const frame = useRef(0);
  const refused = useRef(new Set<Node>());
  const [found, setFound] = useState<Found>({ ...nothing, since: problems, count: 0 });
  const { byName, isForgiven: isResubmitted } = useServerErrors(formRef, problems);

  useEffect(() => {
    if (problems === undefined || problems.length === 0) return undefined;
    return onceShown(frame, formRef, (form) => {
      const others = problems.filter(({ path }) => !isShownAtField(form, path));
      const fields = wrongFields(form);
      if (!hasSummary && others.length === 0) return readAloud(fields[0]?.control);
      const messages = others.map(({ message }) => message);
      return setFound(next(problems, hasSummary ? fields : [], messages));
    });
  }, [formRef, problems, hasSummary]);

  // A person who goes on in the form keeps the focus: no summary comes any more. They end with the form.
  useEffect(() => {
    for (const event of ['keydown', 'pointerdown']) {
      formRef.current?.addEventListener(event, () => cancelAnimationFrame(frame.current), true);
    }
  }, [formRef]);

  return {
    ...(found.since === problems ? found : nothing),
    count: found.count,
    byName,
    onInvalid: (event) => {
      if (isResubmitted(event)) return;
      if (!hasSummary) {
        if (event.target !== document.activeElement) return;
        onceShown(frame, formRef, (form) => readAloud(wrongFields(form)[0]?.control));
        return;
      }
      // Otherwise the first wrong field would take the focus.
      event.preventDefault();
      if (event.target instanceof Node) refused.current.add(event.target);
      onceShown(frame, formRef, (form, framesLeft) => {
        if (framesLeft > 0 && !showsAll(form, refused.current)) return false;
        refused.current.clear();
        setFound(next(problems, wrongFields(form), []));
        return true;
      });
    },
    forget: () => setFound((known) => (hasSome(known) ? next(problems, [], [])(known) : known)),
  };
}

/* A field that has the focus already gets it again, so that a screen reader reads it with its error. */
function readAloud(control: HTMLElement | undefined): void {
  if (control === document.activeElement) control?.blur();
  control?.focus();
}

const next =
  (since: Problems, fields: Found['fields'], others: Found['others']) =>
  ({ count }: Found): Found => ({ fields, others, since, count: count + 1 });

const hasSome = ({ fields, others }: Found): boolean => fields.length + others.length > 0;

/* A busy browser draws some frames before every field shows its error. */
const maxFrames = 20;

/**
 * Waits until each field shows its error, so that all can be read from the page together. Returns a
 * cancel function.
 * @param read returns false while an error is not shown yet, and is called again after the next
 * frame
 */
function onceShown(
  frame: RefObject<number>,
  formRef: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement, framesLeft: number) => boolean | void,
): () => void {
  cancelAnimationFrame(frame.current);
  const look = (framesLeft: number) => {
    frame.current = requestAnimationFrame(() => {
      if (formRef.current && read(formRef.current, framesLeft) === false) look(framesLeft - 1);
    });
  };
  look(maxFrames);
  return () => cancelAnimationFrame(frame.current);
}

/* Whether the fields around these controls all show an error. */
function showsAll(form: HTMLFormElement, controls: ReadonlySet<Node>): boolean {
  return [...controls].every((control) => hasShownError(form, control));
}

/* A switch or a hidden value has a name, and no place for an error. */
function isShownAtField(form: HTMLFormElement, path: string): boolean {
  const named = form.elements.namedItem(fieldNameOf(path));
  const control = named instanceof RadioNodeList ? named[0] : named;
  return control instanceof Node && hasShownError(form, control);
}

/* Both an input and its field are marked invalid; the field has the message. */
function hasShownError(form: HTMLFormElement, control: Node): boolean {
  const fields = [...form.querySelectorAll(`[data-invalid]:has(${shownError})`)];
  return fields.some((field) => field.contains(control));
}
