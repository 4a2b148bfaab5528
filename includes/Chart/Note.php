<?php

declare( strict_types=1 );

namespace Rueda\Chart;

use Rueda\Definitions;
use Rueda\Support\Label;

defined( 'ABSPATH' ) || exit;

/** What a visitor wrote about an area: plain text of a few lines. Where it is printed, it is escaped. */
final class Note {
	/** More than this is not even looked at: tags may take some of it. */
	private const READ = 2000;

	/** These would turn the text beside the note round, or hide in it. */
	private const UNSEEN = '/[\x{80}-\x{9f}\x{200e}\x{200f}\x{202a}-\x{202e}\x{2066}-\x{2069}\x{feff}]/u';

	/** Without tags and without characters that nobody sees. What is no text is none. */
	public static function clean( mixed $value ): string {
		$text  = str_replace( [ "\r\n", "\r" ], "\n", is_string( $value ) ? $value : '' );
		$lines = array_map( [ Label::class, 'line' ], explode( "\n", mb_substr( $text, 0, self::READ ) ) );
		$clean = preg_replace( self::UNSEEN, '', implode( "\n", $lines ) );
		$clean = preg_replace( '/\n{3,}/', "\n\n", $clean ?? '' );
		return trim( mb_substr( trim( $clean ?? '' ), 0, Definitions::REPORT_LIMITS['note'] ) );
	}

	/**
	 * For emails and their files: programs make links of addresses by themselves, and anybody can write a note and have
	 * it sent to anybody.
	 */
	public static function without_addresses( string $text ): string {
		return preg_replace( '~(?<=\S)(?:[.。．｡](?=\pL)|:(?=//)|[@＠])~u', '$0 ', $text ) ?? '';
	}

	/**
	 * @param list<mixed>|null $notes As they were sent.
	 * @param int              $count Of the labels beside which they stand.
	 * @return list<string> One for each label.
	 */
	public static function clean_list( ?array $notes, int $count ): array {
		$given = null === $notes || count( $notes ) > $count ? [] : $notes;
		return array_map( [ self::class, 'clean' ], array_pad( $given, $count, '' ) );
	}
}
