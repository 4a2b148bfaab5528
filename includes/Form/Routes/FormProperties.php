<?php

declare( strict_types=1 );

namespace Rueda\Form\Routes;

use Rueda\Form\Field\Field;
use Rueda\Form\Field\Tag;
use Rueda\Form\Form;
use Rueda\Form\Page\FormPrinter;
use Rueda\Form\Value\InLocale;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Describes a form with the properties that the protocol defines. */
final class FormProperties {
	/** @return array<string, mixed> */
	public function properties_of( Form $form ): array {
		return [
			'form'                => [
				'content' => $form->content(),
				'fields'  => array_map( static fn ( Tag $tag ): array => $tag->to_array(), self::tags( $form ) ),
			],
			'mail'                => $form->mail()->to_array(),
			'mail_2'              => $form->mail_2()->to_array(),
			'messages'            => InLocale::run( $form->locale(), [ $form->texts(), 'all' ] ),
			'additional_settings' => [
				'content'  => $form->settings()->content(),
				'settings' => array_map( [ self::class, 'setting' ], $form->settings()->pairs() ),
			],
		];
	}

	/** @return list<Tag> Fields and buttons in the order of the page. */
	public static function tags( Form $form ): array {
		$fields = $form->fields();
		return self::tags_in( $form->blocks(), $fields );
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @param list<Field>             $fields The fields that come later on the page; each one that is used is removed.
	 * @return list<Tag>
	 */
	private static function tags_in( array $blocks, array &$fields ): array {
		$tags = [];
		foreach ( array_filter( $blocks, 'is_array' ) as $block ) {
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			$is_field   = in_array( $block['blockName'] ?? null, [ Field::BLOCK, Form::REPEAT ], true );
			$field      = $is_field ? array_shift( $fields ) : null;
			if ( null !== $field ) {
				$tags[] = new Tag( $field );
			} elseif ( FormPrinter::SUBMIT === ( $block['blockName'] ?? null ) ) {
				$tags[] = Tag::of_button( Read::text( $attributes, 'text' ), FormPrinter::button( $attributes ) );
			}
			array_push(
				$tags,
				...self::tags_in( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [], $fields )
			);
		}
		return $tags;
	}

	/**
	 * @param array{string, string} $pair
	 * @return array{string, string|bool}
	 */
	private static function setting( array $pair ): array {
		$value = match ( $pair[1] ) {
			'on', 'true'   => true,
			'off', 'false' => false,
			default        => $pair[1],
		};
		return [ $pair[0], $value ];
	}
}
