/** The browser reads the file only after the click on its link returns. */
const READ_MS = 60_000;

/** Offers a text as a file download. */
export const download = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
};
