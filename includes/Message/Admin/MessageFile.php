<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\Store\Message;
use Rueda\Form\Upload\RecordFiles;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Message\MessageActions;
use Rueda\Message\MessageRights;
use Rueda\Support\Http\FileBody;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Sends a file to users who may read its message. It is always a download: no uploaded HTML becomes a page here. */
final class MessageFile {
	public const ACTION = 'rueda_message_file';

	public function __construct( private MessageActions $actions ) {}

	/** A link to the file, as HTML. */
	public function link( Message $message, string $field, int $index, string $path ): string {
		$name = esc_html( wp_basename( $path ) );
		if ( RecordFiles::is_gone( $message->record(), $path ) ) {
			/* translators: %s: name of a file. */
			return sprintf( esc_html__( '%s (no longer kept)', 'rueda' ), $name );
		}
		$address = add_query_arg(
			array_map(
				'rawurlencode',
				[
					'action'   => self::ACTION,
					'message'  => (string) $message->id(),
					'field'    => $field,
					'index'    => (string) $index,
					'_wpnonce' => wp_create_nonce( self::ACTION ),
				]
			),
			admin_url( 'admin-post.php' )
		);
		$about   = UploadFolder::holds( $path )
			? (string) size_format( (int) filesize( $path ) )
			: __( 'on another server of this site; if it cannot be downloaded, try again', 'rueda' );
		return sprintf( '<a href="%s" download>%s</a> (%s)', esc_url( $address ), $name, esc_html( $about ) );
	}

	/** @return never */
	public function send() {
		check_admin_referer( self::ACTION );
		$path = $this->path( wp_unslash( $_GET ) );
		if ( null !== $path && ! UploadFolder::holds( $path ) ) {
			wp_die(
				esc_html__( 'This file is on another server of this site. Please go back and try again.', 'rueda' ),
				'',
				[ 'response' => 503, 'back_link' => true ]
			);
		}
		if ( null === $path ) {
			wp_die(
				esc_html__( 'This file is no longer available, or you are not allowed to view it.', 'rueda' ),
				'',
				[ 'response' => 404 ]
			);
		}
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		nocache_headers();
		header( 'Content-Type: application/octet-stream' );
		header( 'Content-Disposition: attachment; filename="' . sanitize_file_name( wp_basename( $path ) ) . '"' );
		header( 'Content-Length: ' . (int) filesize( $path ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( "Content-Security-Policy: default-src 'none'; sandbox" );
		FileBody::print( $path );
		exit;
	}

	/**
	 * @param array<array-key, mixed> $query
	 * @return string|null The path, here or on another server; null where there is no file that may be read.
	 */
	public function path( array $query ): ?string {
		$number  = static fn ( string $name ): int => Read::whole( $query, $name ) ?? -1;
		$field   = is_string( $query['field'] ?? null ) ? $query['field'] : '';
		$message = $this->actions->find( $number( 'message' ) );
		if ( null === $message || ! current_user_can( MessageRights::READ, $message->form_id() ) ) {
			return null;
		}
		$path = $message->record()->files()[ $field ][ $number( 'index' ) ] ?? null;
		return null !== $path && ! RecordFiles::is_gone( $message->record(), $path ) ? $path : null;
	}
}
