/** Whether a box to agree by is as it has to be; inverted, one agrees by leaving it empty. */
export const isAccepted = (
	isChecked: boolean,
	isOptional: boolean,
	isInverted: boolean
): boolean => isOptional || isChecked !== isInverted;
