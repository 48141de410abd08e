const momentName = /^(?:dtstart|dtend|recurrence-id|rdate|exdate|freebusy)[;:]/i;
/** Its settings, and one moment or several. A zone may have a colon in its name. */
const momentLine = /^([a-z-]+)((?:;.*?)?):\s*(\d{4}-?\d\d-?\d\d.*|)$/i;
const mayBeEmpty = /^(?:rdate|exdate|freebusy)$/i;
/** A line of a note, 'Status: better', has a blank behind its colon. */
const otherName =
  /^(?:begin|end|tzid|tzoffset(?:from|to)|uid|duration|status|transp)(?:;[^:]*)?:(?:\S|\s+p[\dt])|^rrule[;:]/i;

/** As programs write a moment, with what the standard has no place for: signs, a fraction of a second, a distance from UTC. */
const moment =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:[.,]\d+)?\s?(Z|UTC|GMT|[+-]\d\d:?\d\d)?)?$/i;

/**
 * What a calendar says about times, in the form that the library reads. Any other line may be broken: one that isn't
 * folded, or has an open quotation mark. Throws for a moment, a length or a rule that can't be read.
 */
export function calendarLines(text: string): string {
  return text
    .replace(/\0/g, '')
    .replace(/\r*\n|\r/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .flatMap((line) => plainLines(line.trim()))
    .join('\n')
    .replace(/\nEND:VCALENDAR\nBEGIN:VCALENDAR\b/gi, '');
}

function plainLines(line: string): string[] {
  if (momentName.test(line)) return momentLines(line);
  if (!otherName.test(line)) return [];
  return /^(?:rrule|duration)/i.test(line) ? plainRule(line.toUpperCase()) : [line];
}

/** A line for each moment, so that each has its own type. */
function momentLines(line: string): string[] {
  const [, name = '', settings = '', value = ' '] = momentLine.exec(line) ?? [];
  const isDay = /;value=date(;|$)/i.test(settings);
  const kept = settings
    .replace(/;value=[^;]*/gi, '')
    // Outlook names zones '(UTC-07:00) Mountain Time (US & Canada)', without quotation marks.
    .replace(/=([^";]*:[^";]*)(?=;|$)/g, '="$1"');
  const values = value.split(',').map((each) => each.trim());
  const given = mayBeEmpty.test(name) ? values.filter(Boolean) : values;
  return given.map((each) => {
    const [from = '', to] = each.split('/').map((part) => plainMoment(part));
    if (to) return `${name};VALUE=PERIOD${kept}:${from}/${to}`;
    return isDay || from.length === 8
      ? `${name};VALUE=DATE${kept}:${from.slice(0, 8)}`
      : `${name}${kept}:${from}`;
  });
}

/** '20261119T160000Z'; the length of a period as it is. */
function plainMoment(text: string): string {
  if (/^[-+]?P/i.test(text)) return plainLength(text.toUpperCase());
  const found = moment.exec(text);
  if (!found) throw new TypeError('no time');
  const [, year = '', month = '', day = '', hour, minute, second = '00', zone = ''] = found;
  if (!hour) return year + month + day;
  const shown = `${year}${month}${day}T${hour}${minute}${second}`;
  if (!/\d/.test(zone)) return zone ? `${shown}Z` : shown;
  const utc = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return `${new Date(utc).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Whole weeks, days, hours, minutes and seconds. The library reads part of any other length. */
function plainLength(text: string): string {
  if (/^[-+]?P(?=\d|T\d)(\d+W)?(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?$/.test(text)) return text;
  throw new TypeError('no length');
}

/** Whether the library gives fewer dates than the rule has. */
function isMisread(parts: readonly string[]): boolean {
  const has = (shape: RegExp) => parts.some((part) => shape.test(part));
  return (
    has(/^BYWEEKNO=|^SKIP=(?!OMIT$)|^BYDAY=.*[1-9]\d/) ||
    (has(/^BYMONTHDAY=.*-/) && !has(/^FREQ=MONTHLY$/)) ||
    (has(/^BYMONTHDAY=.*,/) && has(/^BYMONTHDAY=.*(?:29|3[01])/) && has(/^FREQ=YEARLY$/)) ||
    (has(/^BY(?:HOUR|MINUTE|SECOND)=.*,/) && has(/^FREQ=(?:MONTHLY|YEARLY)$/)) ||
    (has(/^COUNT=/) && has(/^BYMONTH=/) && has(/^FREQ=MONTHLY$/)) ||
    (has(/^BYSETPOS=/) && (has(/^BYDAY=.*\d/) || hasLostPlaces(has)))
  );
}

/** The library knows places among the weekdays of a month. Of other rules it has dates at any place, and counts them. */
function hasLostPlaces(has: (shape: RegExp) => boolean): boolean {
  if (has(/^FREQ=MONTHLY$/)) return has(/^COUNT=/) && has(/^BYMONTHDAY=/);
  return !has(/^FREQ=YEARLY$/) || has(/^COUNT=/) || has(/^BYMONTH=.*,/);
}

/** The library takes a day of each month for one of the year, and has the weekdays of a year at any place. */
function yearlyParts(parts: string[]): string[] {
  const partOf = (name: string) =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  const month = partOf('BYMONTH');
  const weekday = partOf('BYDAY');
  const monthDays = partOf('BYMONTHDAY');
  if (partOf('FREQ') !== 'YEARLY') return parts;
  if (monthDays && !month && !weekday) return [...parts, 'BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12'];
  // As Outlook writes the fourth Thursday of November.
  const place = partOf('BYSETPOS');
  const isOne = /^\d+ [A-Z]{2} [-+]?[1-5]$/.test(`${month} ${weekday} ${place}`);
  if (!isOne || monthDays) return parts;
  return [...parts.filter((part) => !/^BY(?:DAY|SETPOS)=/.test(part)), `BYDAY=${place}${weekday}`];
}

/** The library goes from month to month, and from hour to hour, as they are written. */
function inOrder(part: string): string {
  const [name = '', values = ''] = part.split('=');
  if (!/^BY(?:MONTH|HOUR|MINUTE|SECOND)$/.test(name)) return part;
  return `${name}=${values.split(',').sort((a, b) => Number(a) - Number(b))}`;
}

/** Without blanks and parts that say nothing. */
function plainRule(line: string): string[] {
  const [name = '', rule = ''] = line.replace(/\s/g, '').split(/:(.*)/);
  if (!name.startsWith('RRULE')) return [`${name}:${plainLength(rule)}`];
  const parts = yearlyParts(
    rule
      .split(';')
      .map((part) => part.replace(/,+$/, ''))
      .filter((part) => /=./.test(part))
      .map(inOrder),
  );
  if (isMisread(parts)) throw new TypeError('no known rule');
  const plain = parts.map((part) =>
    part.startsWith('UNTIL=') ? `UNTIL=${plainMoment(part.slice(6))}` : part,
  );
  return plain.length > 0 ? [`${name}:${plain.join(';')}`] : [];
}
