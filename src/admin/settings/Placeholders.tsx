import { __ } from '@wordpress/i18n';

/** Explains the words in braces that the email replaces. */
export function Placeholders() {
	return (
		<details className="rueda-settings__details">
			<summary>{ __( 'Placeholders', 'rueda' ) }</summary>
			<p>
				{ __(
					'Type these with their braces. They are replaced in each email.',
					'rueda'
				) }
			</p>
			<dl>
				{ list().map( ( [ name, meaning ] ) => (
					<div key={ name }>
						<dt>
							<code>{ `{${ name }}` }</code>
						</dt>
						<dd>{ meaning }</dd>
					</div>
				) ) }
			</dl>
		</details>
	);
}

const list = (): ReadonlyArray< readonly [ string, string ] > => [
	[
		'name',
		__(
			'The visitor’s name. Without one, it is left out together with the space before it.',
			'rueda'
		),
	],
	[ 'title', __( 'The title of the report.', 'rueda' ) ],
	[ 'wheel', __( 'The title of the wheel.', 'rueda' ) ],
	[ 'date', __( 'The day on which the wheel was filled in.', 'rueda' ) ],
	[ 'site', __( 'The name of this site.', 'rueda' ) ],
	[ 'link', __( 'The address of the report.', 'rueda' ) ],
];
