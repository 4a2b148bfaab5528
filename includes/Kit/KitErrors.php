<?php

declare( strict_types=1 );

namespace Rueda\Kit;

use Rueda\Support\Read;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Says what is wrong with a kit, and what to do. */
final class KitErrors {
	public const GENERAL = 'general';

	/** Codes with an HTTP status of their own. All other codes get 422, because the file cannot be imported. */
	private const STATUSES = [
		self::GENERAL                => 500,
		'zip-archive-module-missing' => 500,
		'no-write-permissions'       => 500,
		'kit_disk_full'              => 500,
		'kit_not_stored'             => 500,
		'timeout'                    => 408,
		'kit_forbidden'              => 403,
		'kit_gone'                   => 404,
		'kit_busy'                   => 409,
		'kit_at_work'                => 409,
		'kit_too_large'              => 413,
		'kit_not_fetched'            => 502,
		'kit_bad_choice'             => 400,
	];

	public static function answer( KitError $error ): WP_Error {
		$code  = self::is_known( $error->reason ) ? $error->reason : self::GENERAL;
		$about = [ 'status' => self::status( $code ), 'entry' => $error->entry ];
		return new WP_Error( $code, self::sentence( $code, $error->entry ), $about );
	}

	public static function is_known( string $code ): bool {
		return isset( self::sentences()[ $code ] );
	}

	/** @return list<string> */
	public static function codes(): array {
		return array_keys( self::sentences() );
	}

	public static function status( string $code ): int {
		return self::is_known( $code ) ? self::STATUSES[ $code ] ?? 422 : self::STATUSES[ self::GENERAL ];
	}

	/** @param string $entry The file or item that the sentence is about. The result is plain text: escape it late. */
	public static function sentence( string $code, string $entry = '' ): string {
		$sentences = self::sentences();
		$sentence  = $sentences[ $code ] ?? $sentences[ self::GENERAL ];
		$name      = self::readable( $entry );
		return '' === $name ? $sentence : sprintf(
			/* translators: 1: a sentence saying what is wrong with a kit, 2: name of a file or item in the kit. */
			__( '%1$s (%2$s)', 'rueda' ),
			$sentence,
			$name
		);
	}

	/** Shortens a name and removes control characters, because it comes from a file that may be malicious. */
	private static function readable( string $entry ): string {
		$text = preg_replace( '/[^\P{C}\n]|\s/u', ' ', Read::utf8( $entry ) ) ?? '';
		return trim( mb_strlen( $text ) > 120 ? mb_substr( $text, 0, 119 ) . '…' : $text );
	}

	/** @return array<string, string> */
	private static function sentences(): array {
		return self::sentences_of_server() + self::sentences_of_storage() + self::sentences_of_command()
			+ self::sentences_of_file() + self::sentences_of_content();
	}

	/** @return array<string, string> */
	private static function sentences_of_server(): array {
		return [
			self::GENERAL                => __(
				'Something went wrong. Please try again; if it happens again, ask whoever runs the site to look at the error log.',
				'rueda'
			),
			'zip-archive-module-missing' => __(
				'This server cannot open zip files. Ask your host to turn on the PHP extension “zip”.',
				'rueda'
			),
			'timeout'                    => __(
				'The server took too long. Try again with fewer items, or ask your host for more time.',
				'rueda'
			),
			'kit_forbidden'              => __(
				'You are not allowed to do this. Ask an administrator who may also upload files.',
				'rueda'
			),
			'kit_gone'                   => __(
				'This kit is no longer here. Please choose or upload it again.',
				'rueda'
			),
			'kit_busy'                   => __(
				'Another import is already running. Please wait until it is done, or cancel it, and try again.',
				'rueda'
			),
			'kit_at_work'                => __(
				'The server is still busy with this import. Please wait a moment, and try again.',
				'rueda'
			),
			'kit_cancelled'              => __(
				'The import was cancelled. Everything is as it was before.',
				'rueda'
			),
			'kit_lost'                   => __(
				'This import was abandoned, so it was undone. Everything is as it was before. Please import the kit again.',
				'rueda'
			),
			'kit_cancelled_kept'         => __(
				'The import was cancelled and undone. What was edited meanwhile stays.',
				'rueda'
			),
			'kit_lost_kept'              => __(
				'This import was abandoned, so it was undone. What was edited meanwhile stays.',
				'rueda'
			),
			'kit_not_fetched'            => __( 'The other site did not give this image.', 'rueda' ),
			'kit_not_public'             => __(
				'This address is not a public one, so nothing is fetched from there.',
				'rueda'
			),
			'kit_bad_choice'             => __(
				'Something that was chosen is no longer there. Reload the page and choose again.',
				'rueda'
			),
		];
	}

	/** @return array<string, string> About what cannot be stored on this site. */
	private static function sentences_of_storage(): array {
		return [
			'no-write-permissions' => __(
				'WordPress cannot write to its uploads folder. Ask your host to make it writable, then try again.',
				'rueda'
			),
			'kit_disk_full'        => __(
				'The server could not store a whole file, probably because its disk is full. Make room, or ask your host, and try again.',
				'rueda'
			),
			'kit_not_stored'       => __(
				'The database of this site refused to store something. Ask your host whether it is full or damaged, and try again.',
				'rueda'
			),
		];
	}

	/** @return array<string, string> About the paths that people give to WP-CLI. */
	private static function sentences_of_command(): array {
		return [
			'kit_no_file'     => __( 'There is no such file. Check its path.', 'rueda' ),
			'kit_not_written' => __(
				'This file cannot be written. Check that its folder exists and that you may write there.',
				'rueda'
			),
		];
	}

	/** @return array<string, string> */
	private static function sentences_of_file(): array {
		return [
			'invalid-zip-file'   => __(
				'This file is no zip file, or it is damaged. Download the kit again, and upload it as it is.',
				'rueda'
			),
			'kit_too_large'      => __(
				'This file is too large. Export the kit in two parts, or ask your host for a higher upload limit.',
				'rueda'
			),
			'kit_too_many_files' => __( 'This kit has too many files. Export it in two parts.', 'rueda' ),
			'kit_bad_name'       => __(
				'A file in this kit has a name that kits do not have. Nothing was imported. Use the file as it was exported.',
				'rueda'
			),
			'kit_bad_entry'      => __(
				'This kit contains a link, a folder, an archive or a locked file. Nothing was imported. Use the file as it was exported.',
				'rueda'
			),
			'kit_forbidden_file' => __(
				'This kit contains a file that could run code. Nothing was imported. Do not use this file, and ask the person who gave it to you.',
				'rueda'
			),
			'kit_bomb'           => __(
				'This kit is too large when it is unpacked. Nothing was imported. Export it in two parts, with fewer images.',
				'rueda'
			),
		];
	}

	/** @return array<string, string> */
	private static function sentences_of_content(): array {
		return [
			'kit_bad_json'  => __(
				'A file in this kit cannot be read. Nothing was imported. Export the kit again and upload the new file.',
				'rueda'
			),
			'kit_damaged'   => __(
				'This kit is not as it was exported: a file is missing, added or changed. Export it again and upload the new file.',
				'rueda'
			),
			'kit_bad_image' => __(
				'An image in this kit is damaged, too large or not what its name says. Replace it, and export the kit again.',
				'rueda'
			),
			'kit_bad_block' => __(
				'An item holds a block that may not be imported here. Remove the block, and export the kit again.',
				'rueda'
			),
			'kit_newer'     => __(
				'This kit was made by a newer version of Rueda. Update Rueda, and try again.',
				'rueda'
			),
		];
	}
}
