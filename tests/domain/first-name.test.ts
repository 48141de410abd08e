import { expect, it } from 'vitest';
import { greeting } from '#domain/clinic/greeting.ts';
import { draftValues } from '#domain/messages/draft-values.ts';
import { firstName } from '#domain/text/first-name.ts';
import { mailTexts } from '#words/mails.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';

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
