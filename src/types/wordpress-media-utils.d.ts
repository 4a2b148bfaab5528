/* WordPress provides it. These are the parts that Rueda uses. */
declare module '@wordpress/media-utils' {
	import type { ComponentType, ReactNode } from 'react';

	export interface Media {
		readonly id: number;
		readonly url: string;
		readonly alt?: string;
		readonly caption?: string;
	}

	/** What the block editor's settings have to upload files. */
	export type UploadMedia = ( options: {
		readonly allowedTypes: readonly string[];
		readonly filesList: readonly File[];
		/** Called at once, and again for each file that is uploaded or refused. */
		readonly onFileChange: ( media: readonly Partial< Media >[] ) => void;
		readonly onError: ( why: string ) => void;
	} ) => void;

	interface One {
		readonly multiple?: never;
		readonly value: number | undefined;
		readonly onSelect: ( media: Media ) => void;
	}

	interface Several {
		readonly multiple: 'add';
		readonly value?: never;
		readonly onSelect: ( media: readonly Media[] ) => void;
	}

	export const MediaUpload: ComponentType<
		( One | Several ) & {
			readonly title: string;
			readonly allowedTypes: readonly string[];
			readonly render: ( tools: {
				readonly open: () => void;
			} ) => ReactNode;
		}
	>;
}
