import { aboutTexts } from '../../renderer/forms/about-texts.js';

export default [aboutTexts];
