import { __ } from '@wordpress/i18n';

const names = (): readonly string[] => [
	__( 'Choose a kit', 'rueda' ),
	__( 'Check', 'rueda' ),
	__( 'Decide', 'rueda' ),
	__( 'Import', 'rueda' ),
	__( 'Report', 'rueda' ),
];

/** Shows the steps of an import and the current one. */
export const Steps = ( { current }: { readonly current: number } ) => (
	<ol
		className="rueda-kits__steps"
		aria-label={ __( 'Steps of the import', 'rueda' ) }
	>
		{ names().map( ( name, index ) => (
			<li
				key={ name }
				className={ index + 1 < current ? 'is-done' : '' }
				aria-current={ index + 1 === current ? 'step' : undefined }
			>
				<span>{ name }</span>
			</li>
		) ) }
	</ol>
);
