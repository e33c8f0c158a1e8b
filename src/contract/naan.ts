/**
 * A Name Assigning Authority Number, with which the ARKs of an archive begin: today five digits; the registry reserves the letters
 * of NOID for later.
 */
const naanForm = /^[0-9bcdfghjkmnpqrstvwxz]{5,9}$/;

export const naanMax = 9;

export const isNaan = (text: string): boolean => naanForm.test(text);
