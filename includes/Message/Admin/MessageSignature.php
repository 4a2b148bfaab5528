<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\Upload\UploadFolder;

defined( 'ABSPATH' ) || exit;

/** Shows a signature in its message. It is a picture that this site has drawn, so it may be part of the page. */
final class MessageSignature {
	/** In bytes. What we draw is smaller. */
	private const MOST = 200000;

	/** @param string $words How it was signed: the typed name, or that it was drawn. */
	public static function html( string $path, string $words ): string {
		$size = UploadFolder::holds( $path ) ? (int) filesize( $path ) : 0;
		if ( 0 === $size || $size > self::MOST ) {
			return '';
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file in our own folder.
		$picture = (string) file_get_contents( $path );
		/* translators: %s: the name of who signed, or "Signed by hand". */
		$name = sprintf( __( 'Signature: %s', 'rueda' ), $words );
		return sprintf(
			'<br><img class="rueda-signature-picture" width="300" height="120" src="%s" alt="%s">',
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- as a data address has it.
			esc_attr( 'data:image/png;base64,' . base64_encode( $picture ) ),
			esc_attr( $name )
		);
	}
}
