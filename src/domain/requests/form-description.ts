/** How a form of the site is described, once for the site and the function's page. */

type Options = readonly { value: string; label: string }[];

type Control = {
  hint?: string;
  required?: true;
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  defaultValue?: string;
};

/** A field as the visitor sees it. optional: the label says so. */
export type FormField = { label: string; optional?: true } & (
  | ({ kind: 'text' | 'email' | 'tel' | 'date' | 'textarea' } & Control)
  | ({ kind: 'select'; options: Options } & Control)
  | { kind: 'radio'; options: Options; defaultValue?: string }
);

/** What each form posts beside its own answers. */
export type Sent<Type extends string> = {
  type: Type;
  name: string;
  /** Lower case, or ''. */
  email: string;
  /** '(801) 555-0100', perhaps ' ext. 204', or ''. */
  phone: string;
  message: string;
  recaptchaToken: string | null;
};

/** Of every field of a request but those that a form fills in itself. `fields` are in the order of the form. */
export type FormDescription<Request = Record<string, unknown>> = {
  label: string;
  intro?: string;
  fields: Record<Exclude<keyof Request, 'type' | 'message' | 'recaptchaToken'>, FormField>;
  button: string;
  notice: string;
};
