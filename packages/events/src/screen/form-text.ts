/** What is written in that field, without blanks around it. */
export const formText = (form: FormData, field: string): string => {
  const said = form.get(field);
  return typeof said === 'string' ? said.trim() : '';
};
