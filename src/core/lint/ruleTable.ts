import { comparisonRules } from './comparisonRules.ts';
import { fenceRules } from './reading/fenceRules.ts';
import { fieldRules } from './reading/fieldRules.ts';
import { fileRules } from './reading/fileRules.ts';
import { valueRules } from './reading/valueRules.ts';
import { yamlRules } from './reading/yamlRules.ts';
import type { ReadingRule } from './reading/readingRule.ts';
import type { LibraryRule } from './libraryRule.ts';
import type { Rule, RuleFacts } from './rule.ts';
import { absoluteLink } from './rules/absoluteLink.ts';
import { allowedToolsForm } from './rules/allowedToolsForm.ts';
import { backslashPath } from './rules/backslashPath.ts';
import { bodyTooLong } from './rules/bodyTooLong.ts';
import { brokenLink } from './rules/brokenLink.ts';
import { cutInListing } from './rules/cutInListing.ts';
import { compatibilityTooLong } from './rules/compatibilityTooLong.ts';
import { descriptionMultiline } from './rules/descriptionMultiline.ts';
import { descriptionTooLong } from './rules/descriptionTooLong.ts';
import { descriptionVague } from './rules/descriptionVague.ts';
import { disabledRuleUnknown } from './rules/disabledRuleUnknown.ts';
import { duplicateName } from './rules/duplicateName.ts';
import { fieldNotText } from './rules/fieldNotText.ts';
import { fieldOfOtherType } from './rules/fieldOfOtherType.ts';
import { linkOutsideSkill } from './rules/linkOutsideSkill.ts';
import { listingOverBudget } from './rules/listingOverBudget.ts';
import { listingTextTooLong } from './rules/listingTextTooLong.ts';
import { metadataNested } from './rules/metadataNested.ts';
import { metadataNotMapping } from './rules/metadataNotMapping.ts';
import { mistypedKey } from './rules/mistypedKey.ts';
import { nameDiffersFromFolder } from './rules/nameDiffersFromFolder.ts';
import { nameTooLong } from './rules/nameTooLong.ts';
import { personalPath } from './rules/personalPath.ts';
import { referenceTooDeep } from './rules/referenceTooDeep.ts';
import { reservedWord } from './rules/reservedWord.ts';
import { secret } from './rules/secret.ts';
import { skillAtRoot } from './rules/skillAtRoot.ts';
import { skillInsideSkill } from './rules/skillInsideSkill.ts';
import { skillTooDeep } from './rules/skillTooDeep.ts';
import { unknownKey } from './rules/unknownKey.ts';
import { xmlTags } from './rules/xmlTags.ts';

/** What reading a skill reports by itself, in the order of the pages. */
export const readingRuleTable: readonly ReadingRule[] = [...fileRules, ...fenceRules, ...yamlRules, ...valueRules, ...fieldRules];

/** The rules that look at one skill, in the order of the pages. */
export const skillRuleTable: readonly Rule[] = [
  nameTooLong, nameDiffersFromFolder, reservedWord, xmlTags,
  descriptionTooLong, listingTextTooLong, descriptionMultiline, descriptionVague,
  mistypedKey, unknownKey, compatibilityTooLong, fieldNotText, fieldOfOtherType, metadataNotMapping, metadataNested, allowedToolsForm,
  bodyTooLong, brokenLink, backslashPath, absoluteLink, linkOutsideSkill, referenceTooDeep, personalPath, secret,
  disabledRuleUnknown,
];

/** The rules that look at a library as a whole, in the order of the pages. */
export const libraryRuleTable: readonly LibraryRule[] = [duplicateName, skillTooDeep, skillAtRoot, skillInsideSkill, listingOverBudget, cutInListing];

/** Every rule there is. */
export const ruleTable: readonly RuleFacts[] = [...readingRuleTable, ...skillRuleTable, ...libraryRuleTable, ...comparisonRules];

/** Rules by id. */
export const rulesById: ReadonlyMap<string, RuleFacts> = new Map(ruleTable.map((rule) => [rule.id, rule]));
