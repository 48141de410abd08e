/** The function's own pages: a refused form with the typed values, and links to the forms. They run no script. */

import type { Clinic } from '#domain/clinic/clinic.ts';
import { wantedField } from '#domain/requests/appointment-request.ts';
import type { FormField } from '#domain/requests/form-description.ts';
import { trapAttributes, trapName } from '#domain/requests/spam-signs.ts';
import type { FormError } from '#domain/text/form-checks.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { openingFrom } from '#domain/visits/openings.ts';
import { slotLabel } from '#domain/visits/slot-words.ts';
import { currentTime } from '../environment/clock.ts';
import type { Refusal } from '../json-response.ts';
import type { FunctionWords } from '../words.ts';
import { formsIn, type NativeForm } from './form-list.ts';
import { type Html, html } from './html.ts';

type RadioField = Extract<FormField, { kind: 'radio' }>;
type ControlField = Exclude<FormField, RadioField>;

type Texts = FunctionWords['functionTexts'];

type RefusedForm = {
  refusal: Refusal;
  typed: Record<string, string>;
  hidden: Record<string, string>;
};

/** The form is null where the site has none of this type. */
export function formPage(
  form: NativeForm | null,
  refused: RefusedForm,
  clinic: Clinic,
  words: FunctionWords,
): Response {
  const texts = words.functionTexts;
  const { status, message } = refused.refusal;
  if (!form) {
    return page(clinic, words, status, texts.couldNotSend, [
      problem(message, clinic, texts),
      links(words),
    ]);
  }
  return page(clinic, words, status, form.title, [
    summary(refused.refusal, clinic, texts),
    formOf(form, refused, words),
  ]);
}

/** For a browser that opens the function's address. */
export function formLinksPage(clinic: Clinic, words: FunctionWords): Response {
  const { useForm, contactUs } = words.functionTexts;
  const text = html`<p class="lead">${useForm}</p>`;
  return page(clinic, words, 405, contactUs, [text, links(words)], { allow: 'POST' });
}

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function page(
  { name, phone }: Clinic,
  { lang, paths, functionTexts: texts }: FunctionWords,
  status: number,
  title: string,
  content: Html[],
  headers: Record<string, string> = {},
): Response {
  const { markup } = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status === 200 || status === 405 ? '' : texts.notSent}${title} | ${name}</title>
<link rel="icon" href="/favicon-32.png" sizes="32x32">
<link rel="stylesheet" href="/form-answer.css">
</head>
<body>
<header class="bar"><div class="wrap">
<a class="brand" href="${paths.home}">${name}</a>
${phone && html`<a class="call" href="${phoneHref(phone)}">${texts.call(phone)}</a>`}
</div></header>
<main class="wrap">
<h1>${title}</h1>
${content}
</main>
<footer class="wrap"><a href="${paths.home}">${texts.home}</a> <a href="${paths.privacy}">${texts.privacy}</a></footer>
</body>
</html>
`;
  return new Response(markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      // Without an origin, the retry would look like a request from another site.
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...headers,
    },
  });
}

const orCall = ({ phone }: Clinic, texts: Texts) =>
  phone && html`<p>${texts.orCall}<a href="${phoneHref(phone)}">${phone}</a></p>`;

function problem(message: string, clinic: Clinic, texts: Texts): Html {
  return html`<div class="summary" role="alert" tabindex="-1" autofocus><p class="summary-title">${message}</p>${orCall(clinic, texts)}</div>`;
}

function summary({ errors, message }: Refusal, clinic: Clinic, texts: Texts): Html {
  if (errors.length === 0) {
    return html`${problem(message, clinic, texts)}
<p class="kept">${texts.stillHere}</p>`;
  }
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
<p class="summary-title">${texts.lookAgain(errors.length)}</p>
<ul>${errors.map((error) => html`<li><a href="#${error.field}">${error.message}</a></li>`)}</ul>
${orCall(clinic, texts)}
</div>`;
}

function links(words: FunctionWords): Html {
  return html`<ul class="links">${formsIn(words).map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>`)}</ul>`;
}

function formOf(
  form: NativeForm,
  { refusal, typed, hidden }: RefusedForm,
  words: FunctionWords,
): Html {
  const { lang, paths, consentText, consentVersion, functionTexts: texts } = words;
  const { type, label, intro, fields, button, notice } = form;
  const values = { type, consentVersion, lang, ...hidden };
  return html`<form method="post" action="/.netlify/functions/form-submission" novalidate aria-label="${label}">
${Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}
${intro && html`<p class="hint">${intro}</p>`}
${Object.entries({ ...fields, ...wantedClinician(typed.wanted, words), ...chosenTime(typed.slot, words) }).map(([name, field]) => fieldOf(name, field, typed[name], refusal.errors, texts))}
<div class="trap" aria-hidden="true"><label>${texts.leaveEmpty} <input type="text" name="${trapName}" tabindex="-1" autocomplete="off"${Object.entries(trapAttributes).map(([name, value]) => html` ${name}="${value}"`)}></label></div>
<p class="hint">${consentText} <a href="${paths.privacy}">${texts.privacy}</a></p>
<button type="submit">${button}</button>
<p class="hint">${notice}</p>
</form>`;
}

/** As the site's form has it. */
function wantedClinician(
  name: string | undefined,
  { appointmentTexts }: FunctionWords,
): Record<string, FormField> {
  return name === undefined ? {} : { wanted: wantedField(appointmentTexts) };
}

/** As the site's form has it. The page offers no other times: a time that is taken by then leads to them. */
function chosenTime(slot = '', { slotTexts: texts }: FunctionWords): Record<string, FormField> {
  const opening = openingFrom(slot);
  if (!opening) return {};
  const label = slotLabel(opening.startsAt, currentTime(), texts);
  const options = [
    { value: slot, label },
    { value: '', label: texts.anyTime },
  ];
  return { slot: { kind: 'radio', label: texts.title, optional: true, options } };
}

function fieldOf(
  name: string,
  field: FormField,
  typed: string | undefined,
  errors: readonly FormError[],
  texts: Texts,
): Html {
  const { label } = field;
  const error = errors.find((each) => each.field === name);
  const optional = field.optional && html` <span class="opt">${texts.optional}</span>`;
  const errorText = error && html`<p class="err" id="${name}-error">${error.message}</p>`;
  if (field.kind === 'radio') {
    return html`<fieldset class="field">
<legend>${label}${optional}</legend>
<div class="choices">${radios(name, field, typed)}</div>
${errorText}</fieldset>`;
  }
  const hintText = field.hint && html`<p class="hint" id="${name}-hint">${field.hint}</p>`;
  return html`<div class="field">
<label for="${name}">${label}${optional}</label>
${hintText}
${control(field, typed ?? '', attributes(name, field, Boolean(error)))}
${errorText}</div>`;
}

/** The first choice has the field's name as id, for the links of the summary. */
function radios(name: string, { options, defaultValue }: RadioField, typed = defaultValue): Html[] {
  return options.map(({ value, label }, index) => {
    const id = index === 0 && html` id="${name}"`;
    const checked = value === typed && html` checked`;
    return html`<label class="choice"><input type="radio"${id} name="${name}" value="${value}"${checked}> ${label}</label>`;
  });
}

function attributes(
  name: string,
  { hint, autoComplete, placeholder }: ControlField,
  wrong: boolean,
) {
  const describedBy = [hint && `${name}-hint`, wrong && `${name}-error`].filter(Boolean).join(' ');
  return html` id="${name}" name="${name}"${autoComplete && html` autocomplete="${autoComplete}"`}${
    placeholder && html` placeholder="${placeholder}"`
  }${describedBy && html` aria-describedby="${describedBy}"`}${
    wrong && html` aria-invalid="true"`
  }`;
}

function control(field: ControlField, typed: string, attributes: Html): Html {
  switch (field.kind) {
    case 'textarea':
      // A browser drops the first line break.
      return html`<textarea rows="5"${attributes}>\n${typed}</textarea>`;
    case 'select':
      return html`<select${attributes}>${field.options.map(
        ({ value, label }) =>
          html`<option value="${value}"${value === typed && html` selected`}>${label}</option>`,
      )}</select>`;
    default:
      return html`<input type="${field.kind}"${attributes} value="${typed}">`;
  }
}
