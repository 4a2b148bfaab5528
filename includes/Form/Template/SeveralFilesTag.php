<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Form\Field\Attributes;
use Rueda\Form\Field\FileLimits;
use Rueda\Form\Letter\Attachments;

defined( 'ABSPATH' ) || exit;

/** Reads the form-tags of the add-on "Drag and Drop Multiple File Upload". */
final class SeveralFilesTag {
	/** Its options that have a meaning here. */
	public const OPTIONS = [ 'filetypes', 'limit', 'max-file' ];

	/** What that add-on takes where its author chose nothing: how much each file may have, and which types. */
	private const USUAL_SIZE  = '10mb';
	private const USUAL_TYPES = 'jpg|jpeg|png|gif|pdf|doc|docx|ppt|pptx|odt|avi|ogg|m4a|mov|mp3|mp4|mpg|wav|wmv|xls';

	/** @return array<string, mixed> The attributes of the block. */
	public static function attributes( FormTag $tag, TagReader $reader ): array {
		$types = $tag->option( 'filetypes' );
		if ( '*' === $types ) {
			$reader->tell( $tag, 'filetypes:*' );
		}
		$each   = '' === $tag->option( 'limit' ) ? self::USUAL_SIZE : $tag->option( 'limit' );
		$number = TagReader::whole( $tag->option( 'max-file' ) );
		$limits = new FileLimits( new Attributes( [ 'limit' => $each, 'mostFiles' => $number ] ) );
		// That add-on knows no limit for all files together. An email cannot have more than this.
		$together = min( $limits->size * $limits->number, Attachments::LIMIT );
		return [
			'filetypes'  => in_array( $types, [ '', '*' ], true ) ? self::USUAL_TYPES : $types,
			'limit'      => (string) $together,
			'limitEach'  => $each,
			'isMultiple' => true,
			'mostFiles'  => $number,
		] + $reader->lengths( $tag );
	}
}
