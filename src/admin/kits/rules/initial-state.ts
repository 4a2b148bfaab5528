import { attempt, type KitData, type Section } from './sections';

export type States = Readonly< Record< string, boolean > >;

/** Whether a section is on before the user has decided: the first rule with an answer applies. */
export const initialState = (
	section: Section,
	data: KitData,
	parent: boolean
): boolean =>
	data.customization?.[ section.key ] ??
	attempt( section.key, () => section.getInitialState?.( data, parent ) ) ??
	enabledByItems( section, data ) ??
	( section.useParentDefault ? parent : false );

/** On import, a section with an export group is on only if the kit has items of the group. */
function enabledByItems(
	{ exportGroup }: Section,
	{ uploadedData }: KitData
): boolean | undefined {
	if ( ! uploadedData || exportGroup === '' ) {
		return undefined;
	}
	const { manifest, groups } = uploadedData;
	return Object.values( manifest.templates ).some(
		( { doc_type: kind } ) => groups[ kind ] === exportGroup
	);
}

/**
 * The state of each section and its children, by key. On import, a section without an export group starts off, and so
 * do its children.
 */
export const initialStates = (
	sections: readonly Section[],
	data: KitData
): States =>
	Object.fromEntries( entries( sections, data, ! data.uploadedData ) );

const entries = (
	sections: readonly Section[],
	data: KitData,
	parent: boolean
): readonly ( readonly [ string, boolean ] )[] =>
	sections.flatMap( ( section ) => {
		const isOn = initialState( section, data, parent );
		return [
			[ section.key, isOn ] as const,
			...entries( section.children, data, isOn ),
		];
	} );
