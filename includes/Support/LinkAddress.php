<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Addresses of links that people write. `frontend/values/address.ts` has the same rules. */
final class LinkAddress {
	/** An address that may stand in a link, else an empty text. It is not escaped for HTML. */
	public static function clean( string $address ): string {
		$address = esc_url_raw( trim( $address ), Names::LINK_PROTOCOLS );
		// With nothing after the scheme, as in "https://", a link leads nowhere.
		return 1 === preg_match( '#^[a-z]+:/*$#iD', $address ) ? '' : $address;
	}
}
