/** A lead that arrives while the list is open slides in and stays highlighted for some seconds. */
export const newLeadStyle =
  '[transition:translate_.24s_var(--ease-settle),opacity_.24s,background-color_4s_ease-out] starting:-translate-y-3 starting:bg-accent-soft starting:opacity-0';
