/** How a form of the site is described, once for everything that shows it or its answers. */

/** The name under which a form is posted. */
export type FormType = 'appointment' | 'pip' | 'attorney';

type Options = readonly { value: string; label: string }[];

type Control = {
  hint?: string;
  required?: true;
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
};

/** A field as the visitor sees it. optional: the label says so. */
export type FormField = { label: string; optional?: true } & (
  | ({ kind: 'text' | 'email' | 'tel' | 'date' | 'textarea' } & Control)
  | ({ kind: 'select'; options: Options } & Control)
  | { kind: 'radio'; options: Options; defaultValue?: string }
);

/** An answer as staff read it. */
export type AnswerWords = {
  /** In the drawer, and in the CSV file unless `heading` is given. */
  label: string;
  heading?: string;
  /** In the person's file, if not the label that the person saw. */
  fileLabel?: string;
  /** What the drawer says where there is no answer. Unless given, it leaves the line out. */
  none?: string;
  /** In the drawer: before phone and email, or as a text below. In the file: 'first' is before the name. */
  place?: 'first' | 'text';
};

/**
 * A form of the site, with the words that it shares with the function's page. `fields` are in the order of the form.
 * `answers` are those that only this form asks, in the order in which staff read them.
 */
export type FormDescription<
  Contact extends string = string,
  Answer extends string = string,
  Words extends AnswerWords = AnswerWords,
> = {
  type: FormType;
  label: string;
  intro?: string;
  fields: Record<Contact | Answer, FormField>;
  button: string;
  notice: string;
  answers: Record<Answer, Words>;
};
