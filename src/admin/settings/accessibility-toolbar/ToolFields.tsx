import { CheckboxControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { TOOLBAR_LINKS } from '../../../definitions/toolbar-settings';
import { TOOLS } from '../../../editor/accessibility-toolbar/settings';
import { ToolbarIcon } from '../../../editor/accessibility-toolbar/ToolbarIcon';
import { toolbarWords } from '../../../editor/accessibility-toolbar/words';
import { AddressField } from '../../../editor/fields/AddressField';
import { Fold } from '../Fold';
import { PLAIN, PLAIN_INPUT } from '../plain';
import type { FieldsProps } from '../AccessibilityToolbarTab';

/** The tools of the toolbar and their names. */
export function ToolFields( props: FieldsProps ) {
	const { draft, edit } = props;
	const words = toolbarWords().tools;
	return (
		<Fold name="tools" title={ __( 'Tools', 'rueda' ) }>
			<p>{ __( 'A tool that is turned off is not shown.', 'rueda' ) }</p>
			<div className="rueda-settings__tools">
				{ TOOLS.map( ( name ) => (
					<div key={ name } className="rueda-settings__tool">
						<ToolbarIcon name={ name } />
						<CheckboxControl
							{ ...PLAIN }
							label={ words[ name ] ?? '' }
							checked={ draft.actions[ name ].enabled }
							onChange={ ( enabled ) =>
								edit( withTool( draft, name, { enabled } ) )
							}
						/>
					</div>
				) ) }
			</div>
			<ToolWords { ...props } />
		</Fold>
	);
}

type Draft = FieldsProps[ 'draft' ];
type Tool = keyof Draft[ 'actions' ];

const withTool = (
	{ actions }: Draft,
	name: Tool,
	change: Partial< Draft[ 'actions' ][ Tool ] >
) => ( {
	actions: { ...actions, [ name ]: { ...actions[ name ], ...change } },
} );

function ToolWords( { draft, edit }: FieldsProps ) {
	const { title: titleWords, tools: words } = toolbarWords();
	return (
		<Words name="tool-words">
			<TextControl
				{ ...PLAIN_INPUT }
				label={ __( 'Title', 'rueda' ) }
				placeholder={ titleWords }
				maxLength={ 100 }
				value={ draft.title }
				onChange={ ( title ) => edit( { title } ) }
			/>
			<WordOfEach
				names={ TOOLS }
				words={ words }
				written={ draft.actions }
				onChange={ ( name, label ) =>
					edit( withTool( draft, name, { label } ) )
				}
			/>
		</Words>
	);
}

interface WordsProps {
	readonly name: string;
	readonly children: ReactNode;
}

const Words = ( { name, children }: WordsProps ) => (
	<Fold name={ name } title={ __( 'Edit the words', 'rueda' ) } isInner>
		<p>
			{ __(
				'Leave a field empty to use Rueda’s word, which is translated.',
				'rueda'
			) }
		</p>
		<div className="rueda-settings__words">{ children }</div>
	</Fold>
);

interface WordOfEachProps< Name extends string > {
	readonly names: readonly Name[];
	/** Rueda's own words, by their names. */
	readonly words: Readonly< Record< string, string > >;
	readonly written: Readonly< Record< Name, { readonly label: string } > >;
	readonly onChange: ( name: Name, label: string ) => void;
}

/** A field for the word of each tool or link. */
const WordOfEach = < Name extends string >( {
	names,
	words,
	written,
	onChange,
}: WordOfEachProps< Name > ) => (
	<>
		{ names.map( ( name ) => (
			<TextControl
				{ ...PLAIN_INPUT }
				key={ name }
				label={ words[ name ] ?? '' }
				placeholder={ words[ name ] ?? '' }
				maxLength={ 100 }
				value={ written[ name ].label }
				onChange={ ( label ) => onChange( name, label ) }
			/>
		) ) }
	</>
);

/** Always in this order; a link without an address is not shown. */
export function LinkFields( { draft, edit }: FieldsProps ) {
	const words = toolbarWords().links;
	const set = (
		name: ( typeof TOOLBAR_LINKS )[ number ],
		change: Partial< Draft[ 'links' ][ 'help' ] >
	) =>
		edit( {
			links: {
				...draft.links,
				[ name ]: { ...draft.links[ name ], ...change },
			},
		} );
	return (
		<Fold name="links" title={ __( 'Links', 'rueda' ) }>
			<p>{ __( 'A link without an address is not shown.', 'rueda' ) }</p>
			{ TOOLBAR_LINKS.map( ( name ) => (
				<AddressField
					key={ name }
					label={ sprintf(
						/* translators: %s: a link, as in "Sitemap". */
						__( 'Address of “%s”', 'rueda' ),
						words[ name ] ?? ''
					) }
					placeholder="https://"
					value={ draft.links[ name ].url }
					onChange={ ( url ) => set( name, { url } ) }
				/>
			) ) }
			<Words name="link-words">
				<WordOfEach
					names={ TOOLBAR_LINKS }
					words={ words }
					written={ draft.links }
					onChange={ ( name, label ) => set( name, { label } ) }
				/>
			</Words>
		</Fold>
	);
}
