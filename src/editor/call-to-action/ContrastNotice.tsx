import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Customizer } from '../../frontend/cta/customizer';
import { hardToRead, type Part } from './contrast';

interface ContrastNoticeProps {
	readonly look: Customizer;
	readonly hasSecond: boolean;
}

export function ContrastNotice( { look, hasSecond }: ContrastNoticeProps ) {
	const found = hardToRead( look, hasSecond );
	if ( found.length === 0 ) {
		return null;
	}
	return (
		<Notice status="warning" isDismissible={ false } politeness="polite">
			<p>
				{ __(
					'Some visitors will find this text hard to read. Make the text or its background darker or lighter.',
					'rueda'
				) }
			</p>
			<ul className="rueda-cta-editor__hard">
				{ found.map( ( { part, is, needs } ) => (
					<li key={ part }>
						{ sprintf(
							/* translators: 1: what is hard to read, as in "The title", 2: its contrast, 3: the contrast it takes. */
							__(
								'%1$s: the contrast is %2$s and should be at least %3$s.',
								'rueda'
							),
							nameOf( part ),
							is.toLocaleString( languageOfPage() ),
							needs.toLocaleString( languageOfPage() )
						) }
					</li>
				) ) }
			</ul>
		</Notice>
	);
}

const languageOfPage = (): string | undefined =>
	document.documentElement.lang || undefined;

function nameOf( part: Part ): string {
	switch ( part ) {
		case 'title':
			return __( 'The title', 'rueda' );
		case 'text':
			return __( 'The description', 'rueda' );
		case 'primary':
			return __( 'The first button', 'rueda' );
		case 'primary-hover':
			return __( 'The first button on hover', 'rueda' );
		case 'secondary':
			return __( 'The second button', 'rueda' );
		case 'secondary-hover':
			return __( 'The second button on hover', 'rueda' );
	}
}
