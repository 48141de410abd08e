import { expect, it } from 'vitest';
import { greeting } from '#domain/clinic/greeting.ts';
import { draftValues } from '#domain/messages/draft-values.ts';
import { firstName } from '#domain/text/first-name.ts';
import { mailTexts } from '#words/mails.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

it('an initial is taken for texts, and too short for a mail', () => {
  expect(firstName('J. R. Smith')).toBe('J.');
  expect(greeting('J. R. Smith', mailTexts)).toBe('Hello,');
});

it.each([
  ['Maria Olsen', 'Maria'],
  ['  Maria  ', 'Maria'],
  ['Olsen, Maria', 'Maria'],
  ['Olsen, Dr. Maria Ann', 'Maria'],
  ['Dr. Maria Olsen', 'Maria'],
  ['MRS MARIA OLSEN', 'MARIA'],
  ['Prof. Dr. Maria Olsen', 'Maria'],
  ['Maria Olsen, Jr.', 'Maria'],
  ['Maria Olsen, M.D., Ph.D.', 'Maria'],
  ['Olsen, Maria, MD', 'Maria'],
  ['Maria Olsen, RN, BSN', 'Maria'],
  ['Maria Olsen, J.D.', 'Maria'],
  ['Maria Olsen, Attorney at Law', 'Maria'],
  ['OLSEN, MARIA', 'MARIA'],
  ['Bishop Olsen', ''],
  ['Elder John Olsen', 'John'],
  ['Señora Olsen', ''],
  ['Mr.Olsen', ''],
  ['Dr.Maria Olsen', 'Maria'],
  ['Dra. Olsen', ''],
  ['Dra. Maria Olsen', 'Maria'],
  ['Atty. Maria Olsen', 'Maria'],
  ['Prof. Dr. med. Maria Olsen', 'Maria'],
  ['Olsen, M., DC', 'M.'],
  ['de la Cruz', ''],
  ['van der Berg', ''],
  ['De Shawn Olsen', 'De'],
  ['Van Nguyen', 'Van'],
  ['Drew Olsen', 'Drew'],
  ['"Bob" Lee', 'Bob'],
  ['“Bob” Lee', 'Bob'],
  ['‘Bob’ Lee', 'Bob'],
  ['(Bob) Lee', 'Bob'],
  ['Lee, "Bob"', 'Bob'],
  ['*** Bob Lee', 'Bob'],
  ['🙂 Bob Lee', 'Bob'],
  ['Robert "Bob" Lee', 'Robert'],
  ['O’Neil Lee', 'O’Neil'],
  ['Herr Olsen', ''],
  ['Frau Dr. Maria Olsen', 'Maria'],
  ['Madame Olsen', ''],
  ['Mme. Marie Olsen', 'Marie'],
  ['Sig.ra Maria Olsen', 'Maria'],
  ['Sr. y Sra. Olsen', ''],
  ['Dr.ª Maria Olsen', 'Maria'],
  ['Doña Maria Olsen', 'Maria'],
  ['Lic. Maria Olsen', 'Maria'],
  ['Dipl.-Ing. Max Olsen', 'Max'],
  ['Prof.Dr.Maria Olsen', 'Maria'],
  ['Dr. (Mrs.) Olsen', ''],
  ['Mr/Mrs Olsen', ''],
  ['Dott.ssa Maria Olsen', 'Maria'],
  ['Dr:Maria Olsen', 'Maria'],
  ['Mr。Olsen', ''],
  ['Olsen, Mr.', ''],
  ['Olsen, MD', ''],
  ['Sen. Maria Olsen', 'Maria'],
  ['Sen Olsen', 'Sen'],
  ['Phil Olsen', 'Phil'],
  ['Dr. med. dent. Maria Olsen', 'Maria'],
  ['Mr./Ms. Maria Olsen', 'Maria'],
  ['علی\u200cرضا کریمی', 'علی\u200cرضا'],
  ['Mr.&Mrs. Olsen', ''],
  ['Mr. Olsen Jr.', ''],
  ['Dr. Olsen, MD', ''],
  ['Dr. Olsen DC', ''],
  ['The Rev. Maria Olsen', 'Maria'],
  ['Rabbi Olsen', ''],
  ['г-н Иванов', ''],
  ['Д-р Мария Иванова', 'Мария'],
  ['श्री राम शर्मा', 'राम'],
  ['السيد علی', ''],
  ['Don Olsen', 'Don'],
  ['Mr', ''],
  ['Dr.', ''],
  ['Mr. Olsen', ''],
  ['Mr. and Mrs. Olsen', ''],
  ['Olsen,', ''],
  [' ', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstName(name)).toBe(first);
  expect(greeting(name, mailTexts)).toBe(
    first && !name.includes(',') ? `Hello ${first},` : 'Hello,',
  );
  expect(draftValues({ name }, clinic, 'en')['first name']).toBe(first || 'there');
});
