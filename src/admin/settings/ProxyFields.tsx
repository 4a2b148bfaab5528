import {
	CheckboxControl,
	SelectControl,
	TextareaControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { PROXY_HEADERS } from '../../definitions/settings';
import { useValidity } from '../../editor/fields/useValidity';
import { PLAIN, PLAIN_INPUT } from './plain';
import { linesOf, wrongRange } from './rules/proxy';
import type { Proxy } from './stored';

interface ProxyFieldsProps {
	readonly proxy: Proxy;
	readonly onChange: ( proxy: Proxy ) => void;
}

/** Whether a proxy passes on visitors' addresses, and how. */
export function ProxyFields( { proxy, onChange }: ProxyFieldsProps ) {
	const names = {
		'X-Forwarded-For': __(
			'X-Forwarded-For (most proxies and load balancers)',
			'rueda'
		),
		'X-Real-IP': 'X-Real-IP',
		'CF-Connecting-IP': 'CF-Connecting-IP (Cloudflare)',
	};
	return (
		<fieldset className="rueda-settings__group">
			<legend>
				<h2>{ __( 'Visitors’ addresses', 'rueda' ) }</h2>
			</legend>
			<CheckboxControl
				{ ...PLAIN }
				label={ __( 'This site is behind a proxy', 'rueda' ) }
				help={ __(
					'Needed only if all visitors seem to come from one address, that of the proxy or load balancer. Tools → Site Health says so. Limits against misuse then count each visitor alone again.',
					'rueda'
				) }
				checked={ proxy.on }
				onChange={ ( on ) => onChange( { ...proxy, on } ) }
			/>
			{ proxy.on && (
				<>
					<AddressesField
						addresses={ proxy.addresses }
						onChange={ ( addresses ) =>
							onChange( { ...proxy, addresses } )
						}
					/>
					<SelectControl
						{ ...PLAIN_INPUT }
						label={ __(
							'Header with the visitor’s address',
							'rueda'
						) }
						value={ proxy.header }
						options={ PROXY_HEADERS.map( ( value ) => ( {
							value,
							label: names[ value ],
						} ) ) }
						onChange={ ( header ) =>
							onChange( { ...proxy, header } )
						}
					/>
				</>
			) }
		</fieldset>
	);
}

interface AddressesFieldProps {
	readonly addresses: readonly string[];
	readonly onChange: ( addresses: readonly string[] ) => void;
}

/** An invalid address stays in the field, and the browser does not submit it. */
function AddressesField( { addresses, onChange }: AddressesFieldProps ) {
	const [ typed, setTyped ] = useState( addresses.join( '\n' ) );
	const lines = linesOf( typed );
	const wrong = wrongRange( lines );
	const missing =
		lines.length === 0
			? __( 'Enter at least one address of the proxy.', 'rueda' )
			: '';
	const problem =
		wrong === undefined
			? missing
			: sprintf(
					/* translators: %s: what somebody typed. */
					__(
						'“%s” is not an IP address or a range such as 192.0.2.0/24, or the range is too wide.',
						'rueda'
					),
					wrong
				);
	return (
		<TextareaControl
			{ ...PLAIN }
			ref={ useValidity< HTMLTextAreaElement >( problem ) }
			label={ __( 'Addresses of the proxy', 'rueda' ) }
			help={
				problem ||
				__(
					'One IP address or range on each line, as your host or network names them. Enter no others: who sends from one of them can pretend to be any visitor.',
					'rueda'
				)
			}
			rows={ 4 }
			dir="ltr"
			spellCheck={ false }
			placeholder={ '192.0.2.7\n2001:db8::/32' }
			aria-invalid={ problem !== '' }
			value={ typed }
			onChange={ ( text ) => {
				setTyped( text );
				onChange( linesOf( text ) );
			} }
		/>
	);
}
