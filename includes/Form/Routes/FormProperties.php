<?php

declare( strict_types=1 );

namespace Rueda\Form\Routes;

use Rueda\Form\Field\Field;
use Rueda\Form\Field\Tag;
use Rueda\Form\Form;
use Rueda\Form\Secret;

/** A form in the words of the protocol. */
final class FormProperties {

	/** @return array<string, mixed> */
	public function of( Form $form ): array {
		return [
			'form'                => [
				'content' => $form->content(),
				'fields'  => array_map( static fn ( Field $field ): array => ( new Tag( $field ) )->to_array(), $form->fields() ),
			],
			'mail'                => $form->mail()->to_array(),
			'mail_2'              => $form->mail_2()->to_array(),
			'messages'            => $form->texts()->all(),
			'additional_settings' => [
				'content'  => $form->settings()->content(),
				'settings' => array_map( [ self::class, 'setting' ], $form->settings()->pairs() ),
			],
		];
	}

	/** Names a form for shortcodes. Only this site can make it, and it never changes. */
	public function hash( Form $form ): string {
		return Secret::mark( 'form', (string) $form->id() );
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
