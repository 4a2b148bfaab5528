<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/** Attachments that are made for each attempt to send an email, and deleted after it: nothing stores them. */
final class MadeFiles {
	/** @param array<string, string> $paths By the names that readers see. */
	private function __construct( public array $paths ) {}

	public static function for_letter( Letter $letter ): self {
		/**
		 * Filters the files that are made for an email while it is sent.
		 *
		 * @param array<string, string> $contents   By file names.
		 * @param string                $kind       'report', 'message', 'message-2' or 'test'.
		 * @param int                   $subject_id The id of the report or message that the email is about.
		 */
		$contents = Listeners::filter( 'rueda_mail_files', [], $letter->kind, $letter->subject_id );
		/**
		 * As `rueda_mail_files`, for emails of one kind.
		 *
		 * @param array<string, string> $contents   By file names.
		 * @param int                   $subject_id The id of the report or message that the email is about.
		 */
		$contents = Listeners::filter( 'rueda_mail_files_' . $letter->kind, $contents, $letter->subject_id );
		$paths    = [];
		foreach ( is_array( $contents ) ? $contents : [] as $name => $content ) {
			$path = is_string( $name ) && is_string( $content ) && '' !== $content ? self::write( $content ) : null;
			if ( null !== $path ) {
				$paths[ sanitize_file_name( $name ) ] = $path;
			}
		}
		return new self( $paths );
	}

	public function delete(): void {
		array_map( 'wp_delete_file', $this->paths );
		$this->paths = [];
	}

	/** @return string|null The path; null where there is no space. The email then goes without this file. */
	private static function write( string $content ): ?string {
		$path = tempnam( get_temp_dir(), 'rueda-mail-' );
		if ( false === $path ) {
			return null;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
		if ( strlen( $content ) === file_put_contents( $path, $content ) ) {
			return $path;
		}
		wp_delete_file( $path );
		return null;
	}
}
