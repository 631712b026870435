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
      if (!hasSummary && others.length === 0) return fields[0]?.control.focus();
      const messages = others.map(({ message }) => message);
      return setFound(next(problems, hasSummary ? fields : [], messages));
    });
  }, [formRef, problems, hasSummary]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return {
    ...(found.since === problems ? found : nothing),
    count: found.count,
    byName,
    onInvalid: (event) => {
      if (isResubmitted(event) || !hasSummary) return;
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

const next =
  (since: Problems, fields: Found['fields'], others: Found['others']) =>
  ({ count }: Found): Found => ({ fields, others, since, count: count + 1 });

const hasSome = ({ fields, others }: Found): boolean => fields.length + others.length > 0;

/* A busy browser draws some frames before every field shows its error. */
const maxFrames = 20;

/**
 * Waits until each field shows its error, so that all can be read from the page together. A person
 * who goes on in the form meanwhile keeps the focus: nothing is read any more. Returns a cancel
 * function.
 * @param read returns false while an error is not shown yet, and is called again after the next
 * frame
 */
function onceShown(
  frame: RefObject<number>,
  formRef: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement, framesLeft: number) => boolean | void,
): () => void {
  cancelAnimationFrame(frame.current);
  const touched = new AbortController();
  const cancel = () => {
    cancelAnimationFrame(frame.current);
    touched.abort();
  };
  const look = (framesLeft: number) => {
    frame.current = requestAnimationFrame(() => {
      if (formRef.current && read(formRef.current, framesLeft) === false) look(framesLeft - 1);
      else touched.abort();
    });
  };
  look(maxFrames);
  for (const event of ['keydown', 'pointerdown']) {
    formRef.current?.addEventListener(event, cancel, { capture: true, signal: touched.signal });
  }
  return cancel;
}

/* Whether the fields around these controls all show an error. */
function showsAll(form: HTMLFormElement, controls: ReadonlySet<Node>): boolean {
  const fields = [...form.querySelectorAll(`[data-invalid]:has(${shownError})`)];
  return [...controls].every((control) => fields.some((field) => field.contains(control)));
}

/* A switch or a hidden value has a name, and no place for an error. */
function isShownAtField(form: HTMLFormElement, path: string): boolean {
  const named = form.elements.namedItem(fieldNameOf(path));
  const control = named instanceof RadioNodeList ? named[0] : named;
  // Both an input and its field are marked invalid; the field has the message.
  const fields = [...form.querySelectorAll(`[data-invalid]:has(${shownError})`)];
  return control instanceof Node && fields.some((field) => field.contains(control));
}
