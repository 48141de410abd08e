/** The function's own pages: a refused form with the typed values, and links to the forms. They run no script. */

import type { Clinic } from '#domain/clinic/clinic.ts';
import { consentText, consentVersion } from '#domain/requests/consent.ts';
import type { FormField } from '#domain/requests/form-description.ts';
import { trapAttributes, trapName } from '#domain/requests/spam-signs.ts';
import type { FormError } from '#domain/text/form-checks.ts';
import { phoneHref } from '#domain/text/phone.ts';
import type { Refusal } from '../json-response.ts';
import { forms, type NativeForm } from './form-list.ts';
import { type Html, html } from './html.ts';

type RadioField = Extract<FormField, { kind: 'radio' }>;
type ControlField = Exclude<FormField, RadioField>;

type RefusedForm = {
  refusal: Refusal;
  typed: Record<string, string>;
  hidden: Record<string, string>;
};

export function formPage(form: NativeForm | null, refused: RefusedForm, clinic: Clinic): Response {
  const { status, message } = refused.refusal;
  if (!form) {
    return page(clinic, status, 'Your request couldn’t be sent', [
      problem(message, clinic),
      links(),
    ]);
  }
  return page(clinic, status, form.title, [
    summary(refused.refusal, clinic),
    formOf(form, refused),
  ]);
}

/** For a browser that opens the function's address. */
export function formLinksPage(clinic: Clinic): Response {
  const text = html`<p class="lead">Please use one of our forms:</p>`;
  return page(clinic, 405, 'Contact us', [text, links()], { allow: 'POST' });
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
  status: number,
  title: string,
  content: Html[],
  headers: Record<string, string> = {},
): Response {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status === 200 || status === 405 ? '' : 'Not sent: '}${title} | ${name}</title>
<link rel="icon" href="/favicon-32.png" sizes="32x32">
<link rel="stylesheet" href="/form-answer.css">
</head>
<body>
<header class="bar"><div class="wrap">
<a class="brand" href="/">${name}</a>
${phone && html`<a class="call" href="${phoneHref(phone)}">Call ${phone}</a>`}
</div></header>
<main class="wrap">
<h1>${title}</h1>
${content}
</main>
<footer class="wrap"><a href="/">Home</a> <a href="/privacy">Privacy</a></footer>
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

const orCall = ({ phone }: Clinic) =>
  phone && html`<p>Or call us: <a href="${phoneHref(phone)}">${phone}</a></p>`;

function problem(message: string, clinic: Clinic): Html {
  return html`<div class="summary" role="alert" tabindex="-1" autofocus><p class="summary-title">${message}</p>${orCall(clinic)}</div>`;
}

function summary({ errors, message }: Refusal, clinic: Clinic): Html {
  if (errors.length === 0) {
    return html`${problem(message, clinic)}
<p class="kept">What you typed is still here:</p>`;
  }
  const title =
    errors.length === 1
      ? 'One thing needs another look'
      : `${errors.length} things need another look`;
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
<p class="summary-title">${title}</p>
<ul>${errors.map((error) => html`<li><a href="#${error.field}">${error.message}</a></li>`)}</ul>
${orCall(clinic)}
</div>`;
}

function links(): Html {
  return html`<ul class="links">${forms.map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>`)}</ul>`;
}

function formOf(form: NativeForm, { refusal, typed, hidden }: RefusedForm): Html {
  const { type, label, intro, fields, button, notice } = form;
  const values = { type, consentVersion, ...hidden };
  return html`<form method="post" action="/.netlify/functions/form-submission" novalidate aria-label="${label}">
${Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}
${intro && html`<p class="hint">${intro}</p>`}
${Object.entries(fields).map(([name, field]) => fieldOf(name, field, typed[name], refusal.errors))}
<div class="trap" aria-hidden="true"><label>Leave this empty <input type="text" name="${trapName}" tabindex="-1" autocomplete="off"${Object.entries(trapAttributes).map(([name, value]) => html` ${name}="${value}"`)}></label></div>
<p class="hint">${consentText} <a href="/privacy">Privacy</a></p>
<button type="submit">${button}</button>
<p class="hint">${notice}</p>
</form>`;
}

function fieldOf(
  name: string,
  field: FormField,
  typed: string | undefined,
  errors: readonly FormError[],
): Html {
  const { label } = field;
  const error = errors.find((each) => each.field === name);
  const optional = field.optional && html` <span class="opt">(optional)</span>`;
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
